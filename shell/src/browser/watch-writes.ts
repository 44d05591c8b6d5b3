import type { Client } from "@thuot-tha/shared/http";

/** Wraps a client, and tells whether a call is under way that may change something. */
export function watchWrites(client: Client): { client: Client; isWriting: () => boolean } {
  let open = 0;
  return {
    client: {
      ...client,
      async call(operation, ...rest) {
        const writes = Number(operation.method !== "GET");
        open += writes;
        try {
          return await client.call(operation, ...rest);
        } finally {
          open -= writes;
        }
      },
    },
    isWriting: () => open > 0,
  };
}
