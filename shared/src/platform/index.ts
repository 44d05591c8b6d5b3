export { callApi } from "./call-api.ts";
export { Deferred } from "./Deferred.tsx";
export { defineRemote, type Part, type RemoteModule } from "./define-remote.tsx";
export { CommandFailed, createBus, openScope, type Scope, type Violation } from "./events/bus.ts";
export { type CommandRequest, commandRequests, eventPayloads } from "./events/channels.ts";
export { type Host, HostProvider, type MountedSlot, type Notice, type SlotHost, useHost } from "./host.ts";
export { Link } from "./Link.tsx";
export type { Lifecycles, MountOptions, MountProps, Visibility } from "./lifecycles.tsx";
export { hydrateGently, PartRoot } from "./lifecycles.tsx";
export { PartFailed } from "./PartFailed.tsx";
export type {
  Head,
  HeadPicture,
  Load,
  LoadContext,
  Page,
  PageProps,
  RemoteDefinition,
  RemoteStore,
} from "./part.ts";
export { definePage, defineStore } from "./part.ts";
export type { RemoteContext, RemoteSaga } from "./remote-saga.ts";
export {
  HostRouter,
  type Location,
  type Navigator,
  type RouterHost,
  useLocation,
  useNavigate,
} from "./router.tsx";
export { Slot } from "./Slot.tsx";
export { ContentRefused, propsForContent, type SlotContent, slotContent } from "./slot-content.ts";
export { createAction, createSelector, createSlice, type PayloadAction } from "./state.ts";
export { useEventState } from "./use-event-state.ts";
