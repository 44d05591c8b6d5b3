export function findPostgres(): string | undefined;
export interface TemporaryServer {
  /** Its process id. */
  pid: number;
  url(database: string): string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}
export function startPostgres(folder: string, options?: string): Promise<TemporaryServer>;
