import { ApiError, NETWORK_ERROR } from "@thuot-tha/shared/http";

interface Options {
  /** Share of the bytes that have been sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads a file to the address that the API gave and reports progress, which `fetch` cannot.
 * @throws ApiError for every status but 200 and 201; the signal's own reason when aborted
 */
export function putWithProgress(url: string, file: Blob, { onProgress, signal }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    // An aborted signal fires no event for listeners added later.
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.withCredentials = true;
    request.setRequestHeader("x-client", "consumer");
    request.setRequestHeader("content-type", file.type);
    request.upload.addEventListener("progress", ({ loaded }) => onProgress(Math.min(1, loaded / file.size)));
    request.upload.addEventListener("load", () => onProgress(1));
    request.addEventListener("load", () => {
      if (request.status === 200 || request.status === 201) resolve();
      else reject(refusal(request));
    });
    const lost = () => reject(new ApiError({ status: 0, code: "NETWORK", message: NETWORK_ERROR }));
    request.addEventListener("error", lost);
    request.addEventListener("timeout", lost);
    request.addEventListener("abort", () => reject(signal?.reason));
    signal?.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

function refusal({ status, responseText }: XMLHttpRequest): ApiError {
  try {
    const { code, message } = JSON.parse(responseText);
    return new ApiError({ status, code, message });
  } catch {
    return new ApiError({ status, code: "UNKNOWN", message: NETWORK_ERROR });
  }
}
