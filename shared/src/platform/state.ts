/** The parts of Redux Toolkit that slices are made of: one copy, in the platform. */
export { createAction, createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit";
