import { birthdayRange } from '@portal/domain/time/birthdayRange';
import { DateField } from '../DateField/DateField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { formatPlate, isPlateField } from '@portal/domain/items/formatPlate';

export interface SpecFieldProps {
  name: string;
  label: string;
  /** One of text, date, birthday, inputselect (ITM-20); others are text. */
  type: string;
  options: readonly string[];
  maxLength: number;
  optional: boolean;
  value: string;
  error: string | null;
  today: string;
  onChange: (value: string) => void;
}

/** Written as plates are once it was typed: while it is, the figures stay where the customer put them. */
function tidyPlate(typed: string, onChange: (value: string) => void): void {
  const plate = formatPlate(typed);
  if (plate !== typed) onChange(plate);
}

/** One specification of an item, in the control that its type asks for. */
export function SpecField(props: SpecFieldProps) {
  const { name, label, type, options, maxLength, optional, value, error, today, onChange } = props;
  if (type === 'inputselect') {
    return (
      <SelectField
        label={label}
        optional={optional}
        error={error}
        placeholder=""
        shortMenu
        value={value}
        onChange={onChange}
        options={options.map((option) => ({ value: option, label: option }))}
      />
    );
  }
  if (type === 'date' || type === 'birthday') {
    return (
      <DateField
        label={label}
        optional={optional}
        error={error}
        today={today}
        {...(type === 'birthday' ? birthdayRange(today) : {})}
        value={value}
        onChange={onChange}
      />
    );
  }
  const isPlate = isPlateField(name);
  return (
    <TextField
      label={label}
      optional={optional}
      error={error}
      maxLength={maxLength}
      autoCapitalize={isPlate ? 'characters' : undefined}
      figures={isPlate}
      value={value}
      onChange={onChange}
      onBlur={isPlate ? () => tidyPlate(value, onChange) : undefined}
    />
  );
}
