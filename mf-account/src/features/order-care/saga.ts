import { linkTo } from "@thuot-tha/shared/contracts";
import type { PictureKind } from "@thuot-tha/shared/contracts/limits";
import { changeOrderAddress } from "@thuot-tha/shared/contracts/operations/order/change-order-address";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { reportProblem } from "@thuot-tha/shared/contracts/operations/order/report-problem";
import { requestProblemImageUpload } from "@thuot-tha/shared/contracts/operations/order/request-problem-image-upload";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { typedText } from "@thuot-tha/shared/domain/customer";
import { type Client, isRefusal } from "@thuot-tha/shared/http";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { call, put, select, takeEvery } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { addOnce, settle, type Unsettled } from "../../forms/settle.ts";
import { expectNews } from "../notification/expect-news.ts";
import { isOnScreen, refreshOrder } from "../order/saga.ts";
import { getOrder as getOrderOnScreen } from "../order/selectors.ts";
import { type Order, orderRefreshed } from "../order/slice.ts";
import { problemDraft } from "./draft.ts";
import {
  addressChanged,
  addressChangeRequested,
  addressRefused,
  problemReceived,
  problemRefused,
  problemSent,
} from "./slice.ts";

export function* orderCareSaga(context: RemoteContext) {
  // Every one, because the page of another order may be open before the answer comes.
  yield takeEvery(addressChangeRequested, changeAddress, context);
  yield takeEvery(problemSent, report, { ...context, unsettled: new Map(), paths: new WeakMap() });
}

function* changeAddress(
  context: RemoteContext,
  { payload: { orderId, addressId } }: ReturnType<typeof addressChangeRequested>,
) {
  const { client, bus } = context;
  const before: Order | null = yield select(getOrderOnScreen);
  const params = { orderId };
  try {
    const order = yield* settle(
      () =>
        expectNews(linkTo(orderRoute, params), () =>
          callApi(client, changeOrderAddress, { params, body: { addressId } }),
        ),
      function* () {
        const now = yield* callApi(client, getOrder, { params });
        return now.addressChange?.changedAt === before?.addressChange?.changedAt ? null : now;
      },
    );
    yield put(orderRefreshed(order));
    if (yield* isOnScreen(orderId)) yield put(addressChanged());
  } catch (error) {
    if (!(yield* isOnScreen(orderId))) return;
    yield put(addressRefused(accountFailure(bus, error)));
    // The courier may have the order by now.
    yield* refreshOrder(context, orderId);
  }
}

/** Reports that are not known to be received, and the paths of pictures that are uploaded. */
type Reporting = RemoteContext & { unsettled: Unsettled; paths: WeakMap<File, string> };

function* report({ client, bus, unsettled, paths }: Reporting, { payload }: ReturnType<typeof problemSent>) {
  const { orderId, body, files } = payload;
  const params = { orderId };
  const shown: Order | null = yield select(getOrderOnScreen);
  try {
    const order = yield* addOnce<Order>(unsettled, {
      requested: { orderId, body, pictures: files.map(({ name }) => name) },
      before: shown?.problems ?? [],
      *add() {
        const images = yield* upload(client, files, paths);
        return yield* expectNews(linkTo(orderRoute, params), () =>
          callApi(client, reportProblem, { params, body: { ...body, images } }),
        );
      },
      *find(isNew) {
        const now = yield* callApi(client, getOrder, { params });
        const { topic, content } = body;
        const isSame = (one: Problem) => one.topic === topic && one.content === typedText(content);
        return now.problems?.some((one) => isNew(one) && isSame(one)) ? now : null;
      },
    });
    problemDraft(orderId).clear();
    yield put(orderRefreshed(order));
    if (yield* isOnScreen(orderId)) yield put(problemReceived());
  } catch (error) {
    // It may be about a picture, whose upload the API no longer has.
    if (isRefusal(error)) for (const file of files) paths.delete(file);
    if (yield* isOnScreen(orderId)) yield put(problemRefused(accountFailure(bus, error)));
  }
}

type Problem = NonNullable<Order["problems"]>[number];

/** Uploads pictures in turn, each once. @returns their paths */
function* upload(client: Client, files: readonly File[], paths: WeakMap<File, string>) {
  const uploaded: string[] = [];
  for (const file of files) {
    let path = paths.get(file);
    if (!path) {
      const body = { contentType: file.type as PictureKind, size: file.size };
      const ticket = yield* callApi(client, requestProblemImageUpload, { body });
      yield call([client, client.putFile], new URL(ticket.uploadUrl, window.location.href).href, file);
      path = ticket.path;
      paths.set(file, path);
    }
    uploaded.push(path);
  }
  return uploaded;
}
