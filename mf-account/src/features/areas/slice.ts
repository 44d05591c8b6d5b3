import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listCities } from "@thuot-tha/shared/contracts/operations/customer/list-cities";
import { sortByName } from "@thuot-tha/shared/domain";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

export type Area = OperationOutput<typeof listCities>["items"][number];
export type AreaLevel = "cities" | "districts" | "wards";

/** The lists an address is chosen from. `loading` names the list being loaded, `failed` the list that failed. */
export interface Areas extends Record<AreaLevel, Area[]> {
  loading: AreaLevel | null;
  failed: AreaLevel | null;
  error: ShownError | null;
}

const initialState: Areas = { cities: [], districts: [], wards: [], loading: null, failed: null, error: null };

const slice = createSlice({
  name: "accountAreas",
  initialState,
  reducers: {
    citiesRequested: (state) => expect(state, "cities"),
    /** A new city clears the districts and wards. */
    citySelected: (state, _action: PayloadAction<string>) => {
      state.districts = [];
      state.wards = [];
      expect(state, "districts");
    },
    districtSelected: (state, _action: PayloadAction<string>) => {
      state.wards = [];
      expect(state, "wards");
    },
    areasLoaded: (state, { payload }: PayloadAction<{ level: AreaLevel; items: Area[] }>) => {
      state[payload.level] = sortByName(payload.items);
      if (state.loading === payload.level) state.loading = null;
    },
    areasFailed: (state, { payload }: PayloadAction<{ level: AreaLevel; error: ShownError }>) => {
      state.loading = null;
      state.failed = payload.level;
      state.error = payload.error;
    },
    /** Starts a new address without a city. */
    areasCleared: (state) => {
      state.districts = [];
      state.wards = [];
      state.loading = null;
      state.failed = null;
    },
  },
});

function expect(state: Areas, level: AreaLevel): void {
  state.loading = level;
  state.failed = null;
  state.error = null;
}

export const { citiesRequested, citySelected, districtSelected, areasLoaded, areasFailed, areasCleared } =
  slice.actions;
export const areasReducer = slice.reducer;

export interface WithAreas {
  accountAreas: Areas;
}
