import { ErrorState } from "../ui/index.ts";

/** Stands where a part would be that could not be loaded or drawn. The rest of the page goes on. */
export function PartFailed({ retry }: { retry: () => void }) {
  return (
    <ErrorState
      title="Phần này chưa hiện được"
      message="Bạn thử lại giúp nhé, phần còn lại của trang vẫn dùng được."
      onRetry={retry}
    />
  );
}
