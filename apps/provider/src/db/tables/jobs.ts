/** A job of pg-boss, which writes it: the columns that we read. `state` is 'created', 'retry', 'active', 'failed', … */
export type JobsTable = {
  id: string;
  name: string;
  data: unknown;
  state: string;
  createdOn: Date;
};
