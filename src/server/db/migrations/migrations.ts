import type { Migration } from 'kysely'
import { foundation } from './foundation'
import { townServices } from './townServices'

/** Every migration by its name; they run in the order of their names, which never change once released. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundation,
  '0002-town-services': townServices,
}
