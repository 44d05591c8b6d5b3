/** A refusal with a stable code and a Vietnamese message. Any other thrown error is a fault (500). */
export abstract class Refusal extends Error {
  abstract readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;

  constructor(code: string, message: string, fields?: Record<string, string>) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/** 400. `fields` names every invalid field. */
export class BadRequest extends Refusal {
  override name = "BadRequest";
  override readonly status = 400;
}

/** 400 for rules that the schema cannot check. */
export class InvalidFields extends BadRequest {
  override name = "InvalidFields";

  constructor(fields: Record<string, string>) {
    super("VALIDATION_FAILED", Object.values(fields)[0] ?? "Thông tin chưa hợp lệ.", fields);
  }
}

/** 401. */
export class Unauthorized extends Refusal {
  override name = "Unauthorized";
  override readonly status = 401;

  constructor(code = "UNAUTHORIZED", message = "Bạn cần đăng nhập để tiếp tục.") {
    super(code, message);
  }
}

/** 403: the caller is authenticated but not allowed. */
export class Forbidden extends Refusal {
  override name = "Forbidden";
  override readonly status = 403;
}

/** 404, also for another customer's data. */
export class NotFound extends Refusal {
  override name = "NotFound";
  override readonly status = 404;
}

/** 409. */
export class Conflict extends Refusal {
  override name = "Conflict";
  override readonly status = 409;
}

/** 413. */
export class TooLarge extends Refusal {
  override name = "TooLarge";
  override readonly status = 413;

  constructor(message = "Nội dung gửi lên quá lớn.") {
    super("PAYLOAD_TOO_LARGE", message);
  }
}

/** 415. */
export class UnsupportedMediaType extends Refusal {
  override name = "UnsupportedMediaType";
  override readonly status = 415;

  constructor(message = "Nội dung gửi lên phải là JSON.") {
    super("UNSUPPORTED_MEDIA_TYPE", message);
  }
}

/** 503: a retry may succeed shortly. */
export class Unavailable extends Refusal {
  override name = "Unavailable";
  override readonly status = 503;

  constructor(
    readonly retryAfterSeconds = 5,
    message = "Cửa hàng đang bận một chút. Bạn thử lại sau giây lát nhé.",
  ) {
    super("UNAVAILABLE", message);
  }
}

/** 429, with the seconds until a retry makes sense. */
export class TooManyRequests extends Refusal {
  override name = "TooManyRequests";
  override readonly status = 429;
  readonly retryAfterSeconds: number;

  constructor(
    retryAfterSeconds: number,
    message = `Bạn thử quá nhiều lần. Hãy thử lại sau ${Math.ceil(retryAfterSeconds / 60)} phút.`,
  ) {
    super("TOO_MANY_REQUESTS", message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
