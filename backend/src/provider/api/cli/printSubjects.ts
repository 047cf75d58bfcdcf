import { workSchema } from '@portal/api/work/work';
import * as v from 'valibot';

/** Prints works or appointments, one per line. */
export function printSubjects(subjects: unknown): void {
  const works = v.parse(v.array(workSchema), subjects);
  if (works.length === 0) console.log('There are none.');
  for (const work of works) {
    const state = work.is_cancelled ? 'cancelled' : `${work.state.bars} ${work.state.name}`;
    const what = work.symptoms.map((symptom) => symptom.name).join(', ');
    const item = [work.item?.title, work.item?.subtitle].filter(Boolean).join(' ');
    console.log(
      [work.id, `${work.date_start} ${work.time}`, state, item, what, work.payment?.state ?? '']
        .filter((part) => part !== '')
        .join('  '),
    );
  }
}
