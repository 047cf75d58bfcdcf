import { Text } from '@portal/ui/Text';

/** The month over entries of another year than this one (C-66). */
export function MonthTitle({ title }: { title: string | undefined }) {
  if (!title) return null;
  return (
    <Text as="h3" size="small" tone="third">
      {title}
    </Text>
  );
}
