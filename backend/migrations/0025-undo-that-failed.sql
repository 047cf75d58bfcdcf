-- An import that was being taken back when it failed does not run on (SET-25).
alter table imports
  drop constraint imports_state_check,
  add constraint imports_state_check
    check (state in ('uploaded', 'checked', 'running', 'done', 'failed', 'undoing', 'undone', 'undo_failed', 'forgotten'));
