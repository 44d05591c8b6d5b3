/** Texts that every form of the account uses. */
export const viForms = {
  network: "Chưa kết nối được với cửa hàng. Những gì bạn nhập vẫn còn đây, bạn thử lại nhé.",
  tooLong: (max: number) => `Tối đa ${max} ký tự.`,
  nameMissing: "Hãy nhập họ tên.",
  emailMissing: "Hãy nhập e-mail.",
  emailInvalid: "E-mail không hợp lệ.",
  phoneMissing: "Hãy nhập số điện thoại.",
  phoneInvalid: "Số điện thoại không hợp lệ.",
  passwordMissing: "Hãy nhập mật khẩu.",
  fullName: "Họ và tên",
  email: "E-mail",
  phone: "Số điện thoại",
  password: "Mật khẩu",
  phoneHint: "Số di động Việt Nam, ví dụ 0912 345 678",
  passwordHint: "Ít nhất 8 ký tự, có chữ cái và chữ số",
};
