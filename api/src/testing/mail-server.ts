import { SMTPServer } from "smtp-server";

/** A mail server with scripted answers that stores what it receives. */
export async function mailServer(password = "") {
  const taken: { from: string; to: string[]; source: string }[] = [];
  const answers: number[] = [];
  const refusals: { command: string; code: number; text: string }[] = [];
  const refusal = (command: string) => {
    const { code, text } = refusals[0]?.command === command ? refusals.shift()! : {};
    return code ? Object.assign(new Error(text), { responseCode: code }) : null;
  };
  const server = new SMTPServer({
    authOptional: password === "",
    allowInsecureAuth: true,
    onAuth: (credentials, _session, done) =>
      credentials.password === password ? done(null, { user: "shop" }) : done(new Error("wrong password")),
    disabledCommands: ["STARTTLS"],
    onMailFrom: (_address, _session, done) => done(refusal("MAIL FROM")),
    onRcptTo: (_address, _session, done) => done(refusal("RCPT TO")),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const code = answers.shift();
        if (code) return done(Object.assign(new Error("not now"), { responseCode: code }));
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        taken.push({ from, to: rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    taken,
    answers,
    refusals,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
