import { wholeRefundTerm } from "@thuot-tha/shared/domain";
import type { SeedPage } from "../../types";

const aboutUs = `**Thướt tha** là chữ để tả tà áo khi có gió. Chúng tôi mượn chữ ấy đặt tên cho một tủ áo chung: nơi những bộ đồ đẹp được mặc nhiều lần, bởi nhiều người, thay vì nằm yên trong tủ của một người.

## Chúng tôi làm gì

- **Cho thuê** áo dài, đầm, vest, áo khoác, phụ kiện và túi theo ngày.
- **Bán** những thiết kế bạn muốn giữ hẳn, và thanh lý những món đã hoàn thành vai trò cho thuê.
- **Chăm sóc** từng món: giặt, hấp, vá, thêu lại khi cần.

## Chúng tôi tin điều gì

Một chiếc áo dài lụa mất nhiều tuần để dệt, nhuộm và thêu. Nó xứng đáng được mặc hơn một lần. Thuê đồ không phải là giải pháp thay thế cho việc không mua nổi; đó là cách để cái đẹp được luân chuyển.

## Gặp chúng tôi

Xem [Liên hệ](/info/lien-he), đọc [câu chuyện](/about/cau-chuyen) hoặc [làm việc cùng chúng tôi](/about/tuyen-dung).`;

const story = `Mọi thứ bắt đầu từ một chiếc áo dài nhung tím mà mẹ của một người trong chúng tôi may năm 1989. Bà mặc đúng một lần. Ba mươi năm sau, chiếc áo được mượn cho năm đám cưới chỉ trong một mùa, và lần nào cũng có người hỏi: "Áo này thuê ở đâu?"

## Tủ áo chung

Chúng tôi gom những chiếc áo như thế, đặt may thêm cùng các xưởng nhỏ, rồi mở tủ áo cho mọi người. Lụa đến từ Vạn Phúc và Bảo Lộc, mây từ Phú Vinh, thổ cẩm từ những khung dệt ở Mèo Vạc và Mai Châu.

## Người may

Mỗi thương hiệu trên Thướt Tha là một xưởng có tên, có mặt người. Khi bạn thuê một món, phần lớn tiền thuê quay về xưởng đã làm ra nó.

## Vòng đời của một món đồ

1. May và chụp ảnh.
2. Cho thuê, mỗi lượt đều được giặt và kiểm tra.
3. Sửa khi cần: thay khuy, mạng lại ren, nhuộm lại.
4. Thanh lý với giá thấp hơn khi món đồ muốn có một người chủ.`;

const jobs = `Chúng tôi là một nhóm nhỏ, làm việc ở giữa xưởng may và màn hình máy tính.

## Vị trí đang tìm

- **Thợ may phục hồi**: mạng ren, thay lót, xử lý lụa và nhung. Cần đôi tay kiên nhẫn hơn là bằng cấp.
- **Chuyên viên chăm sóc khách hàng**: tư vấn cỡ, xử lý đơn gấp, viết tiếng Việt tử tế.
- **Điều phối kho**: lên lịch giao nhận, kiểm đồ, giữ cho không chiếc nào trễ hẹn.
- **Kỹ sư phần mềm**: TypeScript, thích những con số phải đúng và những trang web phải nhanh.

## Quyền lợi

- Lương tháng mười ba, bảo hiểm đầy đủ từ ngày ký hợp đồng.
- Thuê đồ miễn phí mỗi tháng một lần, kể cả đầm cưới.
- Học nghề thêu và nhuộm cùng các xưởng đối tác.

## Cách ứng tuyển

Viết cho chúng tôi vài dòng về mình tại [trang Liên hệ](/info/lien-he), kèm một việc bạn từng làm và tự hào.`;

const privacy = `Trang này nói bằng lời thường chúng tôi giữ gì về bạn, để làm gì và bạn có quyền gì.

## Chúng tôi thu thập

- **Thông tin tài khoản**: họ tên, thư điện tử, số điện thoại, mật khẩu đã được băm.
- **Thông tin giao nhận**: tên người nhận, địa chỉ, số điện thoại.
- **Đơn hàng và ví**: món đã thuê, đã mua, tiền cọc, hoàn tiền.
- **Số đo bạn tự ghi trong đánh giá**: chiều cao, cân nặng, cỡ đã mặc. Phần này hiển thị công khai cùng đánh giá.

Chúng tôi **không lưu số thẻ**. Việc thanh toán diễn ra ở cổng thanh toán.

## Chúng tôi dùng để

Thực hiện đơn, chăm sóc khách hàng, chống gian lận và cải thiện trang. Chúng tôi không bán dữ liệu của bạn.

## Chia sẻ

Chỉ với đơn vị giao nhận (tên, số điện thoại, địa chỉ) và cổng thanh toán (mã đơn, số tiền), hoặc khi pháp luật yêu cầu.

## Cookie

Chúng tôi dùng cookie để giữ phiên đăng nhập và giỏ hàng. Không có chúng, trang không hoạt động được.

## Quyền của bạn

Bạn có thể xem, sửa, tải về hoặc xoá dữ liệu của mình bằng cách liên hệ với chúng tôi. Dữ liệu kế toán được giữ đúng thời hạn luật định rồi xoá.`;

const terms = `Khi đặt hàng trên Thướt Tha, bạn và chúng tôi cùng đồng ý những điều sau.

## 1. Thuê

- Kỳ thuê tính từ ngày giao (một ngày trước ngày mặc đầu tiên) tới ngày trả (một ngày sau ngày mặc cuối cùng).
- Giá niêm yết là giá một ngày mặc; mỗi ngày mặc thêm cộng 10 % giá thuê.
- Đồ chỉ được giữ khi đơn đã tạo. Đơn trả trước chưa thanh toán sau 30 phút sẽ tự huỷ.

## 2. Đặt cọc

Tiền cọc trở về ví khi đơn hoàn tất. Hư hỏng nặng hoặc thất lạc được trừ vào cọc sau khi hai bên thống nhất. Trả muộn: mỗi ngày sau ngày trả tính {{rental.latePercent}} % giá thuê một ngày của món, trừ vào cọc và không quá cọc.

## 3. Huỷ đơn

Với đơn đã thanh toán và chưa giao: hoàn toàn bộ nếu còn từ 10 ngày trước kỳ thuê; hoàn 70 % nếu còn từ 9 đến 2 ngày; sau đó chỉ hoàn tiền cọc. Món mua được hoàn toàn bộ. ${wholeRefundTerm}

## 4. Mua

Giá mua không gồm cọc. Đổi trả theo trang [Đổi trả](/customer-care/doi-tra).

## 5. Giao nhận

{{shipping.fee}} mỗi đơn, miễn phí từ {{shipping.freeFrom}} tiền hàng.

## 6. Giữ gìn

Xin đừng tự giặt, là hoặc cắt sửa món đồ thuê. Không cho người khác thuê lại.

## 7. Thay đổi

Điều khoản áp dụng cho một đơn là bản có hiệu lực lúc đơn được tạo.`;

const contact = `## Điện thoại và thư

- Tổng đài: **1900 0000** (8:00–21:00 mỗi ngày)
- Thư điện tử: **xinchao@thuottha.example**

## Phòng thử

- **Thành phố Hồ Chí Minh**: tầng 2, ngôi nhà số 18 hẻm hoa giấy, phường Võ Thị Sáu, Quận 3.
- **Hà Nội**: số 6 ngõ lụa, phường Hàng Trống, quận Hoàn Kiếm.

Cả hai mở cửa 9:00–20:00, thứ Ba tới Chủ Nhật.

Xin hẹn trước để chúng tôi chuẩn bị sẵn cỡ và màu bạn muốn thử.

## Khi cần gấp

Nếu đơn của bạn mặc trong 24 giờ tới, hãy gọi tổng đài và đọc mã đơn; chúng tôi ưu tiên xử lý trước.`;

const payment = `## Các hình thức

- **Tiền mặt khi nhận hàng**: trả cho nhân viên giao, gồm cả tiền cọc.
- **Chuyển khoản ngân hàng**: quét mã VietQR hiện trên trang thanh toán, nội dung chuyển khoản đã điền sẵn mã đơn.
- **Ví MoMo** và **ZaloPay**.
- **Thẻ ATM nội địa / Internet Banking** và **thẻ Visa, Mastercard, JCB** qua VNPAY.

## Thời gian giữ đồ

Trừ đơn tiền mặt, bạn có **30 phút** để hoàn tất thanh toán. Quá thời gian này đơn tự huỷ và đồ trở lại lịch trống. Nếu tiền đến sau khi đơn đã huỷ, hoặc khác số tiền cần trả, chúng tôi ghi vào ví của bạn.

## Số tiền bạn trả

Tiền thuê hoặc tiền mua, cộng tiền cọc của các món thuê, cộng phí giao nhận {{shipping.fee}} (miễn phí từ {{shipping.freeFrom}} tiền hàng). Tất cả được liệt kê trước khi bạn xác nhận.

## Hoàn tiền

Tiền cọc và tiền hoàn khi huỷ đơn trở về **ví Thướt Tha** của bạn, và từ đó rút được về tài khoản ngân hàng.

## An toàn

Thông tin thẻ được nhập ở cổng thanh toán, không đi qua máy chủ của chúng tôi. Chúng tôi không bao giờ gọi điện hỏi mã OTP.`;

export const houseAndLegalPages: SeedPage[] = [
  { kind: "about-us", slug: "about-us", title: "Về Thướt Tha", body: aboutUs },
  { kind: "about", slug: "cau-chuyen", title: "Câu chuyện của chúng tôi", body: story },
  { kind: "about", slug: "tuyen-dung", title: "Tuyển dụng", body: jobs },
  { kind: "info", slug: "chinh-sach-bao-mat", title: "Chính sách bảo mật", body: privacy },
  { kind: "info", slug: "dieu-khoan", title: "Điều khoản sử dụng", body: terms },
  { kind: "info", slug: "lien-he", title: "Liên hệ", body: contact },
  { kind: "info", slug: "thanh-toan", title: "Thanh toán", body: payment },
];
