import Fastify from "fastify";
import { handleErrors } from "./error-handler.ts";

describe("handleErrors", () => {
  it("answers a redirect whose address no header can contain in the form of all faults", async () => {
    const app = Fastify();
    handleErrors(app);
    app.get("/", async (_request, reply) => reply.redirect("/đầm", 303));
    const { statusCode, headers, body } = await app.inject("/");
    expect([statusCode, headers.location]).toEqual([500, undefined]);
    expect(JSON.parse(body)).toEqual({
      message: "Hệ thống đang gặp trục trặc. Bạn thử lại sau giây lát nhé.",
      code: "INTERNAL",
      requestId: "req-1",
    });
  });
});
