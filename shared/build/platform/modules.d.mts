export declare const platform: Record<string, unknown>;
