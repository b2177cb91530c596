export { EntryForm, FormActions } from './entry-form.tsx';
