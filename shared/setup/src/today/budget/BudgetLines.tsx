import { Button } from '@portal/ui/Button';
import { IconButton } from '@portal/ui/IconButton';
import { Plus } from '@portal/ui/icons/controls/Plus';
import { Trash2 } from '@portal/ui/icons/controls/Trash2';
import { TextField } from '@portal/ui/TextField';
import { linesThatCount, problemsOfLine } from './budgetForm.ts';
import styles from './BudgetLines.module.css';
import { texts } from './texts.ts';
import type { useBudgetForm } from './useBudgetForm.ts';

/** What is done and used, each with its price; as many lines as there are needed. */
export function BudgetLines(props: {
  budget: ReturnType<typeof useBudgetForm>;
  isJudged: boolean;
}) {
  const { budget, isJudged } = props;
  const { form } = budget;
  const judged = isJudged ? linesThatCount(form) : [];
  return (
    <div className={styles.lines}>
      {form.lines.map((line, index) => {
        const problems = judged.includes(line) ? problemsOfLine(line) : null;
        return (
          <fieldset key={line.id} className={styles.line}>
            <legend className="visually-hidden">{texts.line(index + 1)}</legend>
            <TextField
              className={styles.designation}
              label={texts.designation}
              maxLength={255}
              value={line.designation}
              error={problems?.designation}
              onChange={(designation) => budget.writeLine(line.id, { designation })}
            />
            <TextField
              className={styles.price}
              label={texts.price}
              inputMode="decimal"
              figures
              maxLength={12}
              value={line.price}
              error={problems?.price}
              onChange={(price) => budget.writeLine(line.id, { price })}
            />
            {form.lines.length > 1 && (
              <IconButton
                className={styles.remove}
                label={texts.removeLine(index + 1)}
                icon={<Trash2 />}
                onClick={() => budget.removeLine(line.id)}
              />
            )}
          </fieldset>
        );
      })}
      <Button size="small" icon={<Plus />} onClick={budget.addLine}>
        {texts.addLine}
      </Button>
    </div>
  );
}
