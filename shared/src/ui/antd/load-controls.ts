/** For tests: imports the controls that forms load when shown, which takes seconds the first time. */
export const loadControls = () => Promise.all([import("./DayPicker.tsx"), import("./SearchSelect.tsx")]);
