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

const loading = (level: AreaLevel) => ({ loading: level, failed: null, error: null });

const slice = createSlice({
  name: "accountAreas",
  initialState,
  reducers: {
    citiesRequested: (state) => ({ ...state, ...loading("cities") }),
    /** A new city clears the districts and wards. */
    citySelected: (state, _action: PayloadAction<string>) => ({
      ...state,
      districts: [],
      wards: [],
      ...loading("districts"),
    }),
    districtSelected: (state, _action: PayloadAction<string>) => ({ ...state, wards: [], ...loading("wards") }),
    /** The form opens with what was chosen before a reload. `loading` names the list that is needed last. */
    areasRestored: (state, { payload }: PayloadAction<{ cityId: string; districtId: string | null }>) => ({
      ...state,
      districts: [],
      wards: [],
      ...loading(payload.districtId ? "wards" : "districts"),
    }),
    areasLoaded: (state, { payload: { level, items } }: PayloadAction<{ level: AreaLevel; items: Area[] }>) => ({
      ...state,
      [level]: sortByName(items),
      loading: state.loading === level ? null : state.loading,
    }),
    areasFailed: (state, { payload }: PayloadAction<{ level: AreaLevel; error: ShownError }>) => ({
      ...state,
      loading: null,
      failed: payload.level,
      error: payload.error,
    }),
    /** Starts a new address without a city. */
    areasCleared: ({ cities }) => ({ ...initialState, cities }),
  },
});

export const {
  citiesRequested,
  citySelected,
  districtSelected,
  areasRestored,
  areasLoaded,
  areasFailed,
  areasCleared,
} = slice.actions;
export const areasReducer = slice.reducer;

export interface WithAreas {
  accountAreas: Areas;
}
