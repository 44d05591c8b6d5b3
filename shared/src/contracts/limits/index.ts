/**
 * Maximum bytes of a request's body that the API accepts, unless `BODY_LIMIT` is set. The edge refuses larger ones
 * itself.
 */
export const maxBodyBytes = 64 * 1024;

/** Prefix of every address that accepts a picture by PUT. */
export const uploadPath = "/v2/upload/";
/** Maximum bytes of such a picture. */
export const maxPictureBytes = 5 * 1024 * 1024;
