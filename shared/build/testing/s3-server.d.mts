interface Options {
  pageSize?: number;
  latencyMs?: number;
}

export interface S3Server {
  endpoint: string;
  objects: Map<string, { bytes: Buffer; at: Date }>;
  /** Requests since the start. */
  requests(): number;
  /** Writes over an existing key although its condition forbids it. */
  ignoreConditions(): void;
  /** @param methods requests that are refused; all by default */
  refuse(status: number, code: string, methods?: string[]): void;
  dieAfter(writes: number): void;
  fallSilent(): void;
  revive(): void;
  close(): Promise<void>;
}

export function startS3(options?: Options): Promise<S3Server>;
