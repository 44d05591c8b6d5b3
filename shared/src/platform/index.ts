export { callApi } from "./call-api.ts";
export { defineRemote, type Part, type RemoteModule } from "./define-remote.tsx";
export { type Host, HostProvider, type MountedSlot, type Notice, type SlotHost, useHost } from "./host.ts";
export { Later } from "./Later.tsx";
export type { Lifecycles, MountOptions, MountProps } from "./lifecycles.tsx";
export { hydrateGently, PartRoot } from "./lifecycles.tsx";
export { PartFailed } from "./PartFailed.tsx";
export type {
  Head,
  HeadPicture,
  Load,
  LoadContext,
  Page,
  PageProps,
  RemoteContext,
  RemoteDefinition,
  SlotFill,
} from "./part.ts";
export {
  HostRouter,
  Link,
  type Location,
  matchRoutes,
  type Navigator,
  NavLink,
  type RouterHost,
  useLocation,
  useNavigate,
} from "./router.tsx";
export { Slot } from "./Slot.tsx";
export { createAction, createSelector, createSlice, type PayloadAction } from "./state.ts";
