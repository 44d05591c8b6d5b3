import { saleTravelDays, wholeRefundTerm } from "@thuot-tha/shared/domain";
import type { SeedPage } from "../../types";

const rentingGuide = `Thuê một món ở Thướt Tha mất chừng ba phút. Dưới đây là toàn bộ hành trình của nó.

## 1. Chọn ngày mặc

Trên trang sản phẩm, chọn **ngày mặc đầu tiên** và **ngày mặc cuối cùng**. Bạn không cần tính ngày giao nhận, chúng tôi tự cộng:

- Đồ được giao tới bạn **một ngày trước** ngày mặc đầu tiên.
- Bạn trả đồ **một ngày sau** ngày mặc cuối cùng.
- Những ngày bị gạch trên lịch là ngày đã có người thuê, ngày giao nhận hoặc ngày đã qua.

## 2. Giá thuê được tính thế nào

Giá niêm yết là giá cho **một ngày mặc**. Mỗi ngày mặc thêm cộng **10 % giá thuê**.

| Số ngày mặc | Giá thuê của món 400.000 ₫ |
| --- | --- |
| 1 ngày | 400.000 ₫ |
| 2 ngày | 440.000 ₫ |
| 3 ngày | 480.000 ₫ |
| 5 ngày | 560.000 ₫ |

Hội viên được giảm thêm theo gói và có số ngày mặc không tính phụ phí.

## 3. Đặt cọc và thanh toán

Mỗi món có một khoản đặt cọc ghi rõ "hoàn lại". Tiền cọc trở về ví của bạn khi đơn hoàn tất. Xem [Đặt cọc và hoàn tiền](/customer-care/dat-coc-va-hoan-tien).

## 4. Mặc, rồi trả

Không cần giặt. Gấp đồ vào túi vải đi kèm, nhân viên tới lấy tại địa chỉ bạn đã nhận. Chúng tôi giặt và kiểm tra từng món trước khi tới người tiếp theo.`;

const sizeChart = `Số đo dưới đây là **số đo cơ thể**, tính bằng xăng-ti-mét. Đo khi mặc đồ lót mỏng, thước vừa khít, không siết.

| Cỡ | Cao | Vòng ngực | Vòng eo | Vòng mông |
| --- | --- | --- | --- | --- |
| XS | 148–154 | 78–81 | 60–63 | 84–87 |
| S | 150–158 | 82–85 | 64–67 | 88–91 |
| M | 155–163 | 86–89 | 68–71 | 92–95 |
| L | 158–166 | 90–94 | 72–76 | 96–100 |
| XL | 160–170 | 95–99 | 77–81 | 101–105 |

## Đo thế nào cho đúng

- **Vòng ngực**: vòng thước qua điểm đầy nhất của ngực, thước nằm ngang.
- **Vòng eo**: phần nhỏ nhất của thân, trên rốn khoảng hai phân.
- **Vòng mông**: phần nở nhất, hai chân khép.
- **Hạ eo** (cho áo dài): từ chân cổ sau xuống eo.

## Giữa hai cỡ?

Với lụa và satin cắt xéo, hãy chọn cỡ lớn hơn. Với tweed, dạ và denim, cỡ nhỏ hơn thường đứng dáng hơn. Trong mục đánh giá của từng sản phẩm có chiều cao, cân nặng và cỡ mà khách trước đã mặc.

## Giày

| Cỡ | 35 | 36 | 37 | 38 | 39 |
| --- | --- | --- | --- | --- | --- |
| Dài bàn chân (cm) | 22,5 | 23 | 23,5 | 24,5 | 25 |`;

const deposit = `## Đặt cọc

Mỗi món thuê có một khoản cọc riêng, hiển thị trên trang sản phẩm và trong giỏ hàng. Mua đứt thì không có cọc.

Khi đồ đã về kho và được kiểm tra, đơn chuyển sang **Hoàn tất** và **toàn bộ tiền cọc trở về ví** của bạn trên Thướt Tha. Tiền trong ví dùng được cho các đơn sau.

## Huỷ đơn trước khi giao

Ngày bắt đầu kỳ thuê là **ngày giao hàng**, tức một ngày trước ngày mặc đầu tiên. Với đơn thuê đã thanh toán, tiền hoàn về ví như sau:

| Thời điểm huỷ | Được hoàn |
| --- | --- |
| Từ 10 ngày trở lên trước kỳ thuê | Toàn bộ số tiền đã trả |
| Từ 9 đến 2 ngày trước kỳ thuê | 70 % tiền thuê và phí giao, cùng toàn bộ tiền cọc |
| Muộn hơn | Chỉ tiền đặt cọc |

Món mua được hoàn toàn bộ khi huỷ trước lúc giao. Đơn chỉ có món mua được hoàn cả phí giao.

${wholeRefundTerm}

Mức hoàn chính xác được hiện ra **trước khi** bạn bấm nút huỷ. Đơn chưa thanh toán thì huỷ không mất gì; đơn chờ thanh toán quá 30 phút sẽ tự huỷ để nhường đồ cho người khác.

## Trả muộn

Mỗi ngày sau ngày trả cuối cùng của đơn tính **{{rental.latePercent}} % giá thuê một ngày** của món, trừ vào tiền cọc và không quá tiền cọc. Số tiền của từng đơn ghi ngay cạnh ngày trả trong đơn. Ngày tính là ngày bạn giao đồ lại cho chúng tôi: nhân viên tới muộn thì bạn không mất phí.

Cần giữ đồ thêm, bạn gọi cho chúng tôi càng sớm càng tốt: người thuê kế tiếp có thể đang chờ.

## Rút tiền từ ví

Tiền trong ví rút được về tài khoản ngân hàng: mở [Ví của tôi](/account/wallet) và gửi yêu cầu. Chúng tôi chuyển trong vòng 2 ngày làm việc và báo cho bạn khi đã chuyển.

## Vết bẩn và hư hỏng

Vết bẩn thông thường, sứt chỉ, tuột khuy: chúng tôi lo. Nếu món đồ rách lớn, cháy hoặc thất lạc, chúng tôi sẽ gọi cho bạn, gửi ảnh kiểm tra và thống nhất cách xử lý trước khi trừ vào cọc.`;

const delivery = `## Phí giao nhận

- **{{shipping.fee}}** cho mỗi đơn, đã gồm cả lượt giao và lượt lấy về của đồ thuê.
- **Miễn phí** cho đơn có tiền hàng từ **{{shipping.freeFrom}}**.

## Lịch giao nhận đồ thuê

- **Giao**: một ngày trước ngày mặc đầu tiên.
- **Nhận lại**: một ngày sau ngày mặc cuối cùng.

Ví dụ: bạn mặc ngày 10/12, đồ tới tay bạn ngày 09/12 và được lấy lại ngày 11/12.

## Đơn mua

Đơn mua được đóng gói trong ngày làm việc kế tiếp (thứ Hai đến thứ Bảy) và tới tay bạn sau đó ${saleTravelDays.least} đến ${saleTravelDays.most} ngày; ngày dự kiến ghi trong đơn. Món mua đặt cùng món thuê được giao một lượt với món thuê. Bạn theo dõi từng bước của đơn trong mục [Lịch sử đơn hàng](/account/order-history).

## Khi nhận hàng

Hãy mở hộp, thử đồ ngay và báo cho chúng tôi trong ngày nếu có điều gì chưa ổn: sai cỡ, lỗi đường may, thiếu phụ kiện. Vì vậy chúng tôi mới giao trước một ngày.

## Nếu bạn vắng nhà

Nhân viên sẽ gọi hai lần. Bạn có thể nhờ người thân nhận hộ, hoặc mở đơn và bấm **Đổi địa chỉ giao** khi đơn chưa chuyển sang trạng thái Đang giao. Phí giao nhận như nhau ở mọi địa chỉ, nên đổi địa chỉ không đổi số tiền của đơn.`;

const exchange = `## Với đồ thuê

- **Không vừa cỡ**: báo trong ngày nhận. Nếu còn cỡ khác trống lịch, chúng tôi đổi miễn phí; nếu không, chúng tôi hoàn tiền thuê và tiền cọc về ví.
- **Lỗi sản phẩm**: gửi ảnh trong ngày nhận, chúng tôi đổi món tương đương hoặc hoàn toàn bộ.
- **Đổi ngày thuê**: huỷ đơn và đặt lại theo lịch mới; mức hoàn theo trang [Đặt cọc và hoàn tiền](/customer-care/dat-coc-va-hoan-tien).

## Với đồ mua

- Đổi cỡ hoặc trả hàng trong **7 ngày** kể từ ngày nhận, còn nguyên mác và chưa qua sử dụng.
- Hàng thanh lý được đổi khi có lỗi chưa ghi trong phần mô tả.
- Phụ kiện tóc, bông tai và giày đã đi ra ngoài không nhận đổi vì lý do vệ sinh.

## Cách gửi yêu cầu

Vào [Lịch sử đơn hàng](/account/order-history), mở đơn cần hỗ trợ, chọn **Báo vấn đề** và gửi kèm ảnh, hoặc gọi cho chúng tôi. Chúng tôi trả lời trong giờ làm việc của cùng ngày, ngay trong đơn và qua thư.`;

const questions = `## Đồ thuê có sạch không?

Mỗi món được giặt, hấp và kiểm tra dưới đèn sau mỗi lượt thuê. Lịch của từng món luôn chừa ít nhất một ngày cho việc này.

## Tôi cần giặt trước khi trả không?

Không. Bạn chỉ cần gấp gọn vào túi vải. Giặt tại nhà có thể làm hỏng lụa và nhung.

## Có được thử trước không?

Đồ tới trước một ngày để bạn kịp thử. Bạn cũng có thể xem phần đánh giá: khách trước ghi rõ chiều cao, cân nặng và cỡ đã mặc.

## Vì sao ngày tôi muốn lại bị gạch?

Vì tất cả các chiếc cùng cỡ và màu đã được đặt trong khoảng đó. Hãy thử cỡ hoặc màu khác, lịch sẽ đổi theo.

## Cho vào giỏ hàng rồi có chắc giữ được đồ không?

Chưa. Đồ chỉ được giữ khi bạn tạo đơn. Với các hình thức trả trước, đơn được giữ 30 phút để bạn thanh toán.

## Tiền cọc bao giờ về?

Khi đơn hoàn tất, tức là sau khi đồ về kho và được kiểm tra. Tiền về ví của bạn trên Thướt Tha, và rút được về tài khoản ngân hàng.

## Trả muộn thì sao?

Mỗi ngày muộn tính {{rental.latePercent}} % giá thuê một ngày của món, trừ vào tiền cọc và không quá tiền cọc. Hãy gọi cho chúng tôi càng sớm càng tốt: người thuê kế tiếp có thể đang chờ, và chúng tôi muốn tìm cách cho cả hai.

## Tôi có thể mua món đang thuê không?

Có, nếu món đó cũng có giá bán. Hãy liên hệ trước ngày trả.`;

const membership = `Nếu mỗi quý bạn thuê từ hai lần trở lên, gói hội viên thường có lợi hơn.

Mỗi gói giảm một phần trăm giá thuê và có một số ngày mặc đầu không phụ thu. Giá, thời hạn và ưu đãi của từng gói ở trang [Gói thành viên](/member-ship).

## Cách tính

Bình thường mỗi ngày mặc sau ngày đầu cộng 10 % giá thuê. Với hội viên, giá thuê được giảm theo phần trăm của gói, và những ngày mặc gói đã gồm thì không cộng.

Món có giá thành viên riêng thì tính theo giá riêng ấy, thay cho phần trăm của gói.

## Những điều nên biết

- Ưu đãi áp dụng cho giá thuê; tiền cọc và giá mua giữ nguyên.
- Gói có hiệu lực ngay khi thanh toán và không tự gia hạn.

[Xem các gói và đăng ký](/member-ship)`;

export const servicePages: SeedPage[] = [
  { kind: "customer-care", slug: "huong-dan-thue", title: "Hướng dẫn thuê", body: rentingGuide },
  { kind: "customer-care", slug: "bang-kich-co", title: "Bảng kích cỡ", body: sizeChart },
  { kind: "customer-care", slug: "dat-coc-va-hoan-tien", title: "Đặt cọc và hoàn tiền", body: deposit },
  { kind: "customer-care", slug: "giao-nhan", title: "Giao nhận", body: delivery },
  { kind: "customer-care", slug: "doi-tra", title: "Đổi trả", body: exchange },
  { kind: "customer-care", slug: "cau-hoi-thuong-gap", title: "Câu hỏi thường gặp", body: questions },
  { kind: "seft", slug: "gioi-thieu-thanh-vien", title: "Giới thiệu hội viên", body: membership },
];
