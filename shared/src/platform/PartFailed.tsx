import { ErrorState } from "../ui/index.ts";

/** Shown in place of content that failed to load or render. The rest of the page still works. */
export function PartFailed({ retry }: { retry: () => void }) {
  return (
    <ErrorState
      title="Phần này chưa hiện được"
      message="Bạn thử lại giúp nhé, phần còn lại của trang vẫn dùng được."
      onRetry={retry}
    />
  );
}
