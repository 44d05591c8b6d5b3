import { Component, type ReactNode } from "react";

/** Leaves out content that crashes, so that the page and the rest of the layout stay. The root reports the error. */
export class Contained extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasCrashed: true });
  override state = { hasCrashed: false };

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
