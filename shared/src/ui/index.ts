import "./styles/tokens.css";
import "./styles/fallback-fonts.css";
import "./styles/base.css";

export { Button, type ButtonLook, type ButtonProps, buttonClass } from "./actions/Button.tsx";
export { classNames } from "./class-names.ts";
export { Notice, type NoticeProps, type NoticeTone } from "./feedback/Notice.tsx";
export {
  Loading,
  SkeletonBlock,
  SkeletonCard,
  SkeletonGrid,
  SkeletonLine,
  SkeletonPage,
} from "./feedback/Skeleton.tsx";
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from "./feedback/State.tsx";
export { CheckboxInput, type CheckboxInputProps } from "./inputs/CheckboxInput.tsx";
export { type Choice, ChoiceGroup, type ChoiceGroupProps } from "./inputs/ChoiceGroup.tsx";
export { Field, type FieldControl, type FieldProps } from "./inputs/Field.tsx";
export { QuantityStepper, type QuantityStepperProps } from "./inputs/QuantityStepper.tsx";
export {
  SelectInput,
  type SelectInputProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from "./inputs/TextInput.tsx";
export type { LinkAs } from "./link.tsx";
export { Picture, type PictureProps } from "./product/Picture.tsx";
export { Money, Price, type PriceProps } from "./product/Price.tsx";
export { PriceTable, type PriceTableProps } from "./product/PriceTable.tsx";
export { ProductCard, type ProductCardProps, productGridSizes, type ShownProduct } from "./product/ProductCard.tsx";
export {
  allowedPictureSizes,
  defaultPictureSize,
  mediaBase,
  type PictureRatio,
  type PictureSize,
  pictureSizes,
  pictureSrcSet,
  pictureUrl,
} from "./product/picture-sizes.ts";
export { Rating, type RatingProps } from "./product/Rating.tsx";
export { Breadcrumbs, type BreadcrumbsProps } from "./structure/Breadcrumbs.tsx";
export { Disclosure, type DisclosureProps } from "./structure/Disclosure.tsx";
export { Grid, type GridProps } from "./structure/Grid.tsx";
export { Pagination, type PaginationProps } from "./structure/Pagination.tsx";
export { Section, type SectionProps } from "./structure/Section.tsx";
export { Tabs, type TabsProps } from "./structure/Tabs.tsx";
export { Icon, type IconProps } from "./text/Icon.tsx";
export { type IconName, iconPaths } from "./text/icon-paths.ts";
export { CountBadge, Tag, type TagTone } from "./text/Tag.tsx";
export { VisuallyHidden } from "./text/VisuallyHidden.tsx";
