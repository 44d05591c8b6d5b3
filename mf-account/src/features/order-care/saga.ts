import { changeOrderAddress } from "@thuot-tha/shared/contracts/operations/order/change-order-address";
import { reportProblem } from "@thuot-tha/shared/contracts/operations/order/report-problem";
import { requestProblemImageUpload } from "@thuot-tha/shared/contracts/operations/order/request-problem-image-upload";
import type { Client } from "@thuot-tha/shared/http";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { call, put, takeEvery } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { isOnScreen, refreshOrder } from "../order/saga.ts";
import { orderRefreshed } from "../order/slice.ts";
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
  yield takeEvery(problemSent, report, context);
}

function* changeAddress(
  context: RemoteContext,
  { payload: { orderId, addressId } }: ReturnType<typeof addressChangeRequested>,
) {
  const { client, bus } = context;
  try {
    const input = { params: { orderId }, body: { addressId } };
    yield put(orderRefreshed(yield* callApi(client, changeOrderAddress, input)));
    if (yield* isOnScreen(orderId)) yield put(addressChanged());
  } catch (error) {
    if (!(yield* isOnScreen(orderId))) return;
    yield put(addressRefused(accountFailure(bus, error)));
    // The courier may have the order by now.
    yield* refreshOrder(context, orderId);
  }
}

function* report({ client, bus }: RemoteContext, { payload }: ReturnType<typeof problemSent>) {
  const { orderId, body, files } = payload;
  try {
    const images = yield* upload(client, files);
    yield put(
      orderRefreshed(yield* callApi(client, reportProblem, { params: { orderId }, body: { ...body, images } })),
    );
    if (yield* isOnScreen(orderId)) yield put(problemReceived());
  } catch (error) {
    if (yield* isOnScreen(orderId)) yield put(problemRefused(accountFailure(bus, error)));
  }
}

/** Uploads pictures in turn. @returns their paths */
function* upload(client: Client, files: readonly File[]) {
  const paths: string[] = [];
  for (const file of files) {
    const body = { contentType: file.type as "image/jpeg", size: file.size };
    const { uploadUrl, path } = yield* callApi(client, requestProblemImageUpload, { body });
    yield call([client, client.putFile], new URL(uploadUrl, window.location.href).href, file);
    paths.push(path);
  }
  return paths;
}
