import { creditDays } from "@thuot-tha/shared/domain/customer";

/** Texts of joining and of waiting for its payment. */
export const viJoining = {
  title: (action: string, name: string) => `${action} gói ${name}`,
  starts: "Bắt đầu",
  ends: "Dùng đến",
  now: "Ngay khi thanh toán",
  price: "Giá gói",
  credit: `Phần chưa dùng của gói hiện tại, giữ trong ${creditDays} ngày`,
  amount: "Cần thanh toán",
  method: "Cách thanh toán",
  pay: (amount: string) => `Thanh toán ${amount}`,
  close: "Để sau",
  noMethod: "Hiện chưa có cách thanh toán nào dùng được. Bạn quay lại sau giúp nhé.",

  paymentTitle: "Thanh toán gói thành viên",
  paymentDescription: "Theo dõi việc thanh toán gói thành viên của bạn.",
  waiting: "Đang chờ thanh toán",
  bought: (name: string) => `Gói ${name}`,
  other: "Chọn gói hoặc cách thanh toán khác",
  waitingLead: "Trang này tự chuyển khi nhận được tiền, bạn không cần tải lại.",
  checking: "Đang chờ xác nhận thanh toán",
  checkingLead: "Thường chỉ mất vài giây. Bạn đừng trả lần nữa khi đang chờ.",
  over: "Đã hết thời gian của lần thanh toán này",
  overLead: "Nếu bạn đã trả tiền, gói bắt đầu khi cửa hàng nhận được. Nếu chưa, bạn thanh toán lại nhé.",
  wrongSumTitle: "Số tiền chuyển khoản chưa khớp",
  wrongSum: (amount: string, expected: string) =>
    `Cửa hàng nhận được ${amount}, còn gói cần ${expected}. Cả khoản này đã vào ví của bạn. Bạn chuyển lại đúng số tiền, hoặc gọi cửa hàng để dùng khoản này cho gói.`,
  toPay: "Mở trang thanh toán",
  transferLead: (amount: string, memo: string) => `Chuyển ${amount} với nội dung ${memo}.`,
  bank: "Ngân hàng",
  account: "Số tài khoản",
  accountName: "Chủ tài khoản",
  memo: "Nội dung",
  paid: "Chào mừng bạn, thành viên!",
  paidLead: (name: string) => `Gói ${name} đã là của bạn. Giá thành viên hiện ra ở mọi món trong thời hạn của gói.`,
  paidAhead: "Đã nhận thanh toán",
  paidAheadLead: (name: string, from: string, until: string) =>
    `Gói ${name} bắt đầu lúc ${from}, khi gói trước kết thúc, và dùng đến ${until}.`,
  boughtOtherwise: "Gói này đã được thanh toán",
  boughtOtherwiseLead: (name: string) =>
    `Bạn đã mua gói ${name} qua một lần thanh toán khác nên không cần trả lần này nữa. Nếu bạn đã chuyển tiền, cả khoản sẽ vào ví của bạn.`,
  failed: "Thanh toán chưa thành công",
  failedLead: "Gói này chưa bắt đầu. Bạn có thể chọn lại gói và cách thanh toán.",
  again: "Thanh toán lại",
  returned: "Tiền đã về ví của bạn",
  returnedLead: (amount: string) =>
    `Lần thanh toán này không còn tính cho gói: bạn đã có gói qua một lần khác, hoặc phần trừ của gói cũ đã hết hạn giữ. ${amount} vừa nhận được chuyển vào ví để bạn dùng cho đơn sau.`,
  wallet: "Xem ví",
  shop: "Chọn đồ với giá thành viên",
  packages: "Xem gói thành viên",
  lost: "Chưa hỏi được trạng thái thanh toán, đang thử lại…",
};
