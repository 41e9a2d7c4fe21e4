import { ArrowDownUp, Heart, Search, ShoppingBag } from 'lucide-react'
import { CoverSkeleton } from '#components/media/cover-skeleton.tsx'
import { Cover } from '#components/media/cover.tsx'
import { ImprintMark } from '#components/media/imprint-mark.tsx'
import { Accordion } from '#components/ui/accordion.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Checkbox, CheckboxLine } from '#components/ui/checkbox.tsx'
import { Chip } from '#components/ui/chip.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Drawer } from '#components/ui/drawer.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { FileField } from '#components/ui/file-field.tsx'
import { Lead } from '#components/ui/lead.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { OptionGroup } from '#components/ui/option-group.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { Price } from '#components/ui/price.tsx'
import { QuantityStepper } from '#components/ui/quantity-stepper.tsx'
import { RadioCard } from '#components/ui/radio-card.tsx'
import { RatingStars } from '#components/ui/rating-stars.tsx'
import { Rule } from '#components/ui/rule.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SelectField } from '#components/ui/select-field.tsx'
import { Skeleton, SkeletonText } from '#components/ui/skeleton.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { StarField } from '#components/ui/star-field.tsx'
import { StepIndicator } from '#components/ui/step-indicator.tsx'
import { TabLinks } from '#components/ui/tab-links.tsx'
import { Table } from '#components/ui/table.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { Link } from '#lib/routing/navigation.ts'

const parts = {
  Accordion,
  ArrowDownUp,
  Badge,
  Breadcrumbs,
  Button,
  ButtonLink,
  Checkbox,
  CheckboxLine,
  Chip,
  Cover,
  CoverSkeleton,
  Dialog,
  Drawer,
  EmptyState,
  FileField,
  Heart,
  ImprintMark,
  Lead,
  Link,
  Notice,
  OptionGroup,
  Pagination,
  Price,
  QuantityStepper,
  RadioCard,
  RatingStars,
  Rule,
  Search,
  SectionHeading,
  SelectField,
  ShoppingBag,
  Skeleton,
  SkeletonText,
  Spinner,
  StarField,
  StepIndicator,
  TabLinks,
  Table,
  TextAreaField,
  TextField,
}

/** The names of the parts in the code: a build shortens them. */
export const partNames: ReadonlyMap<unknown, string> = new Map(
  Object.entries(parts).map(([name, part]) => [part, name]),
)
