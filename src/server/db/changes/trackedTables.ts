import type { Tables } from '../Tables'

/**
 * Whether `table_version` counts the changes of a table. Every table that shared answers are made from is tracked. The others hold
 * visitors' data, which no shared answer contains, or the server's own.
 */
export const trackedTables: Readonly<Record<keyof Tables, boolean>> = {
  portal: true,
  publication: true,
  event: true,
  place: true,
  poll: true,
  poll_response: true,
  menu_item: true,
  tag: true,
  content: true,
  street: true,
  waste_zone: true,
  stop: true,
  blood_collection: true,
  bike_rack: true,
  feed_copy: true,
  search_entry: true,
  search_word: true,
  search_synonym: true,
  walk: true,
  walk_step: true,
  review: true,
  store_widget: true,
  rating_summary: true,
  suggestion_category: true,
  gpx_file: false,
  poll_tally: false,
  vote: false,
  vote_choice: false,
  favourite: false,
  filled_form: false,
  meter_reading: false,
  widget: false,
  fidelity_card: false,
  comment: false,
  suggestion: false,
  answered_call: false,
  server_secret: false,
  rate_limit: false,
  poll_suspicion: false,
  search_miss: false,
  visit_count: false,
  job: false,
  job_schedule: false,
  table_version: false,
  account: false,
  account_picture: false,
  account_session: false,
  account_token: false,
  account_request: false,
  account_request_key: false,
}

const byName = new Map<string, boolean>(Object.entries(trackedTables))

/** Whether a table is known and untracked. */
export const isUntracked = (name: string): boolean => byName.get(name) === false
