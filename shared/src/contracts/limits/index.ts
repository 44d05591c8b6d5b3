/**
 * Maximum bytes of a request's body that the API accepts, unless `BODY_LIMIT` is set. The edge refuses larger ones
 * itself.
 */
export const maxBodyBytes = 64 * 1024;

/** What every address begins with that a picture may be put to. */
export const uploadPath = "/v2/upload/";
/** Bytes of such a picture. */
export const maxPictureBytes = 5 * 1024 * 1024;
