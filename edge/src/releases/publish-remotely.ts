import { ReleaseRefused, unreachable } from "./errors.ts";
import { type PublishedRelease, readAsBuilt, readBuild } from "./publish.ts";
import type { Publisher } from "./store.ts";

interface Target {
  /** Address of a shop whose edge accepts releases. */
  to: string;
  token: string;
  publisher: Publisher;
  onProgress: (done: number, of: number) => void;
  /** Only checks the files against the manifest; sends nothing, so neither the token nor the version is checked. */
  dryRun?: boolean;
}

/** Publishes through an edge: every file first, then `release.json`, which makes the release exist. */
export async function publishRemotely(
  directory: string,
  { to, token, publisher, onProgress, dryRun }: Target,
): Promise<PublishedRelease> {
  const { manifest, description, read } = await readBuild(directory);
  const { name, version, files } = manifest;

  async function put(path: string, bytes: Buffer): Promise<unknown> {
    const response = await fetch(new URL(`/ops/publish/${name}/${version}/${path}`, to), {
      method: "PUT",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/octet-stream",
        "ops-by": encodeURIComponent(publisher.by),
        "ops-why": encodeURIComponent(publisher.why),
      },
      body: new Uint8Array(bytes),
    }).catch((error: Error) => {
      throw unreachable(to, error);
    });
    const answer = (await response.json().catch(() => ({}))) as { code?: ReleaseRefused["code"]; message?: string };
    if (response.ok) return answer;
    throw new ReleaseRefused(
      answer.code ?? "USAGE",
      answer.message ?? `${to} does not take releases (${response.status}).`,
    );
  }

  for (const [index, { path }] of files.entries()) {
    const bytes = await readAsBuilt(manifest, path, read);
    if (!dryRun) await put(path, bytes);
    onProgress(index + 1, files.length);
  }
  if (dryRun) return { name, version, added: null };
  return (await put("release.json", description)) as PublishedRelease;
}
