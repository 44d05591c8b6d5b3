export function hasRadosgw(): boolean;
export function startRadosgw(): Promise<{ endpoint: string; stop(): Promise<void> }>;
