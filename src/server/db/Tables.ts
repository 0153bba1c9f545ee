import type { Kysely } from 'kysely'
import type { AccountTables } from './tables/AccountTables'
import type { AddressTables } from './tables/AddressTables'
import type { CollectionTables } from './tables/CollectionTables'
import type { ContentTables } from './tables/ContentTables'
import type { EventTables } from './tables/EventTables'
import type { FavouriteTables } from './tables/FavouriteTables'
import type { FidelityTables } from './tables/FidelityTables'
import type { FormTables } from './tables/FormTables'
import type { MenuTables } from './tables/MenuTables'
import type { ParticipationTables } from './tables/ParticipationTables'
import type { PlaceTables } from './tables/PlaceTables'
import type { PollTables } from './tables/PollTables'
import type { PortalTables } from './tables/PortalTables'
import type { PublicationTables } from './tables/PublicationTables'
import type { SearchTables } from './tables/SearchTables'
import type { ServerTables } from './tables/ServerTables'
import type { TransitTables } from './tables/TransitTables'
import type { VisitTables } from './tables/VisitTables'
import type { WalkTables } from './tables/WalkTables'
import type { WallTables } from './tables/WallTables'
import type { WasteTables } from './tables/WasteTables'

/** All tables of the database. */
export type Tables = AccountTables &
  AddressTables &
  CollectionTables &
  ContentTables &
  EventTables &
  FavouriteTables &
  FidelityTables &
  FormTables &
  MenuTables &
  ParticipationTables &
  PlaceTables &
  PollTables &
  PortalTables &
  PublicationTables &
  SearchTables &
  ServerTables &
  TransitTables &
  VisitTables &
  WalkTables &
  WallTables &
  WasteTables

export type Database = Kysely<Tables>
