import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { requestAvatarUpload } from "@thuot-tha/shared/contracts/operations/customer/request-avatar-upload";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import { type Answer, answer, fillJsdomGaps } from "@thuot-tha/shared/testing";
import { useSelector } from "react-redux";
import { mai } from "../../../testing/samples.ts";
import { startShop } from "../../../testing/start-shop.tsx";
import { getProfile } from "../../profile/selectors.ts";
import { profileLoaded } from "../../profile/slice.ts";
import { AvatarField } from "./AvatarField.tsx";

/** Crops drawn, as [x, y, side] of the picture, because jsdom has no canvas. */
const drawn: unknown[][] = [];
const paper = {
  fillRect: () => undefined,
  drawImage: (_picture: unknown, x: number, y: number, side: number) => drawn.push([x, y, side]),
};

beforeAll(() => {
  fillJsdomGaps();
  HTMLCanvasElement.prototype.getContext = (() => paper) as never;
  HTMLCanvasElement.prototype.setPointerCapture = () => undefined;
});

/** The network's edge of an upload: how the next one ends, and what was sent. */
const network = { answer: "load" as "load" | "error", sent: [] as unknown[] };
class Upload extends EventTarget {
  upload = new EventTarget();
  status = 200;
  responseText = "{}";
  to: unknown[] = [];
  open(...to: unknown[]) {
    this.to = to;
  }
  setRequestHeader() {}
  abort() {}
  send(file: Blob) {
    network.sent.push([...this.to, file.size]);
    queueMicrotask(() => this.dispatchEvent(new Event(network.answer)));
  }
}
beforeEach(() => void Object.assign(globalThis, { XMLHttpRequest: Upload }));

/** Frees a decoded picture's memory. */
const close = jest.fn();
beforeEach(() => close.mockClear());

/** The browser's image decoder, which jsdom lacks. */
const decode = (answer: () => Promise<unknown>) => Object.assign(globalThis, { createImageBitmap: answer });

const choose = (bytes = "x") =>
  userEvent.upload(screen.getByLabelText("Chọn ảnh"), new File([bytes], "mai.jpg", { type: "image/jpeg" }));

/** The field of a signed-in customer with a picture, as the profile has it. */
function openOwn(answers: readonly Answer[]) {
  const shop = startShop(answers);
  shop.signIn(mai);
  shop.store.dispatch(profileLoaded({ ...mai, user: { ...mai.user, avatar: "u/1.webp" } }));
  shop.show(<OwnField />);
  return shop;
}

function OwnField() {
  const { account } = useSelector(getProfile);
  return account ? <AvatarField account={account} /> : null;
}

describe("AvatarField", () => {
  it("shows that a file is no picture, also when its name has a picture's extension", async () => {
    decode(() => Promise.reject(new DOMException("not decodable")));
    startShop().show(<AvatarField account={mai} />);
    await choose();
    expect(await screen.findByRole("alert")).toHaveTextContent("Tệp này không phải ảnh");
  });

  it("shows that a picture is too small", async () => {
    decode(async () => ({ width: 120, height: 400, close }));
    startShop().show(<AvatarField account={mai} />);
    await choose();
    expect(await screen.findByRole("alert")).toHaveTextContent("cạnh ngắn cần từ 200 điểm ảnh");
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("takes pictures of every kind, and shows that one is too large before decoding it", async () => {
    const decoded = jest.fn();
    decode(decoded);
    startShop().show(<AvatarField account={mai} />);
    expect(screen.getByLabelText("Chọn ảnh")).toHaveAttribute("accept", "image/*");
    const file = new File(["x"], "mai.jpg", { type: "image/jpeg" });
    Object.defineProperty(file, "size", { value: 20 * 1024 * 1024 + 1 });
    await userEvent.upload(screen.getByLabelText("Chọn ảnh"), file);
    expect(await screen.findByRole("alert")).toHaveTextContent("Ảnh này quá lớn, bạn chọn ảnh dưới 20 MB nhé.");
    expect(decoded).not.toHaveBeenCalled();
  });

  it("keeps the cut picture when its upload is lost, and shows the new one once another try has succeeded", async () => {
    decode(async () => ({ width: 800, height: 600, close }));
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(["12345"], { type: "image/jpeg" }));
    const shop = openOwn([
      answer(requestAvatarUpload, { uploadUrl: "http://shop.test/v2/upload/t", path: "u/2.webp" }),
      answer(updateProfile, ({ body }) => ({ ...mai, user: { ...mai.user, avatar: body?.avatar ?? null } })),
    ]);
    await userEvent.upload(screen.getByLabelText("Đổi ảnh"), new File(["x"], "mai.jpg", { type: "image/jpeg" }));
    const dialog = await screen.findByRole("dialog", { name: "Cắt ảnh đại diện" });
    network.answer = "error";
    await userEvent.click(within(dialog).getByRole("button", { name: "Dùng ảnh này" }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent("Chưa kết nối được với cửa hàng");
    expect(shop.client.inputs(updateProfile)).toEqual([]);
    network.answer = "load";
    await userEvent.click(within(dialog).getByRole("button", { name: "Dùng ảnh này" }));
    await waitFor(() => expect(shop.received.signedIn.map(({ user }) => user.avatar)).toEqual(["u/2.webp"]));
    expect(network.sent).toEqual([
      ["PUT", "http://shop.test/v2/upload/t", 5],
      ["PUT", "http://shop.test/v2/upload/t", 5],
    ]);
    expect(shop.notices).toHaveLength(1);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Đổi ảnh")).toHaveFocus();
  });

  it("lets the square be moved and zoomed by keys", async () => {
    decode(async () => ({ width: 800, height: 600, close }));
    startShop().show(<AvatarField account={mai} />);
    await choose();
    expect(await screen.findByRole("dialog", { name: "Cắt ảnh đại diện" })).toBeInTheDocument();
    const square = screen.getByRole("img", { name: "Phần ảnh được giữ" });
    expect(square).toHaveAccessibleDescription("Kéo ảnh, hoặc dùng phím mũi tên, để chọn phần muốn giữ.");
    expect(drawn.at(-1)).toEqual([100, 0, 600]);
    fireEvent.change(screen.getByRole("slider", { name: "Phóng to" }), { target: { value: "2" } });
    expect(drawn.at(-1)).toEqual([250, 150, 300]);
    square.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowUp}");
    expect(drawn.at(-1)).toEqual([235, 165, 300]);
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Huỷ" }));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(screen.getByLabelText("Chọn ảnh")).toHaveFocus();
  });

  it("follows the finger that came first", async () => {
    decode(async () => ({ width: 800, height: 600, close }));
    startShop().show(<AvatarField account={mai} />);
    await choose();
    const square = await screen.findByRole("img", { name: "Phần ảnh được giữ" });
    const touch = (type: string, pointerId: number, clientX: number) =>
      fireEvent(square, Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 0 }), { pointerId }));
    touch("pointerdown", 1, 100);
    touch("pointerdown", 2, 400);
    touch("pointermove", 2, 410);
    touch("pointerup", 2, 410);
    touch("pointercancel", 2, 410);
    expect(drawn.at(-1)).toEqual([100, 0, 600]);
    // A tenth of the square's 512 pixels is a tenth of the crop's 600.
    touch("pointermove", 1, 151.2);
    expect(drawn.at(-1)).toEqual([40, 0, 600]);
    touch("pointerup", 1, 151.2);
    touch("pointermove", 1, 200);
    expect(drawn.at(-1)).toEqual([40, 0, 600]);
  });

  it("removes the picture, and notifies the shell", async () => {
    const shop = openOwn([answer(updateProfile, mai)]);
    await userEvent.click(screen.getByRole("button", { name: "Gỡ ảnh" }));
    await waitFor(() => expect(shop.received.signedIn.map(({ user }) => user.avatar)).toEqual([null]));
    expect(shop.client.inputs(updateProfile)).toEqual([{ body: { avatar: null } }]);
    expect(shop.notices).toEqual([{ kind: "success", message: "Đã gỡ ảnh đại diện." }]);
    expect(screen.getByLabelText("Chọn ảnh")).toHaveFocus();
  });

  it("leaves a customer signed out who left before the answer", async () => {
    let removed = (): void => undefined;
    const removing = new Promise<typeof mai>((resolve) => {
      removed = () => resolve(mai);
    });
    const shop = openOwn([answer(updateProfile, () => removing)]);
    await userEvent.click(screen.getByRole("button", { name: "Gỡ ảnh" }));
    act(() => shop.signOut());
    await act(async () => removed());
    expect(shop.received.signedIn).toEqual([]);
    expect(shop.notices).toEqual([]);
    expect(getProfile(shop.store.getState()).account).toBeNull();
  });
});
