/** @jest-environment node */
import { createWorkerClient } from "./client.ts";

describe("createWorkerClient", () => {
  it("sends nothing, without a failure, where Firefox keeps no site data and so has no worker", async () => {
    const serviceWorker = {
      controller: null,
      get ready() {
        return Promise.reject(new DOMException("The operation is insecure.", "SecurityError"));
      },
    };
    const client = createWorkerClient({ navigator: { serviceWorker }, isSecureContext: true } as unknown as Window);
    await expect(client.send({ type: "signed-out" })).resolves.toBeUndefined();
  });
});
