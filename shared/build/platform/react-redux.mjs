// Another path of the same file, because the shell's build has this module in place of `react-redux`.
export { Provider, shallowEqual, useDispatch, useSelector, useStore } from "react-redux/alternate-renderers";
