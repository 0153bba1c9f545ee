import { accountHandlers } from './accounts/handlers'
import { findAddresses } from './addresses/handlers'
import { readBlock } from './blocks/findBlock'
import type { HandledOperationId, Handler } from './call/Handler'
import { listBikeRacks, listBloodCollections } from './collections/handlers'
import { listComments } from './comments/handlers'
import { readContent } from './content/contentPage'
import { listCalendar, listEventDates, listEvents, readEvent } from './events/handlers'
import {
  checkFavourite,
  keepFavourite,
  listFavourites,
  orderFavourites,
  readFavourites,
  removeFavourite,
} from './favourites/handlers'
import { listFeed, listPublicationTypes } from './feeds/handlers'
import {
  createFidelityCard,
  deleteFidelityCard,
  listFidelityCards,
  listFidelityCardTypes,
  readFidelityCard,
  updateFidelityCard,
} from './fidelity/handlers'
import { fillForm, sendReading } from './forms/handlers'
import { geocode, reverseGeocode } from './geocoding/handlers'
import { readHome } from './home/homePage'
import { queryMap, readMapMenu } from './maps/handlers'
import { readHomeMenu, readMenu, readMenuItem } from './menu/handlers'
import { sendAnonymousComment, sendUserComment } from './participation/comments/sendComment'
import { readParticipationForm } from './participation/offers/readParticipationForm'
import { changeRating, rate, readRating, withdrawRating } from './participation/ratings/handlers'
import { listSuggestionCategories, suggest } from './participation/suggestions/handlers'
import { readPoll, vote } from './polls/handlers'
import {
  listTags,
  readFooter,
  readLocales,
  readMaintenanceFooter,
  readPortal,
  readPortalSummary,
} from './portal/handlers'
import { listPublications, readPublication } from './publications/handlers'
import { listAside, listSuggestions, search, searchSection } from './search/handlers'
import { listDepartures, listStops } from './transit/handlers'
import { countVisit } from './visits/handlers'
import { listWalkSteps, listWalks, readWalk, readWalkFilter, readWalkStep } from './walks/handlers'
import { wallHandlers } from './wall/handlers'
import { listPickups, searchPickups } from './waste/handlers'

/** The handler of each operation. The type requires one for every operation of the API description. */
export const handlers: { readonly [Id in HandledOperationId]: Handler<Id> } = {
  ...accountHandlers,
  ...wallHandlers,
  changeRating,
  checkFavourite,
  countVisit,
  createFidelityCard,
  deleteFidelityCard,
  fillForm,
  findAddresses,
  geocode,
  keepFavourite,
  listAside,
  listBikeRacks,
  listBloodCollections,
  listCalendar,
  listComments,
  listDepartures,
  listEventDates,
  listEvents,
  listFavourites,
  listFeed,
  listFidelityCards,
  listFidelityCardTypes,
  listPickups,
  listPublicationTypes,
  listPublications,
  listStops,
  listSuggestionCategories,
  readParticipationForm,
  listSuggestions,
  listTags,
  orderFavourites,
  queryMap,
  listWalkSteps,
  listWalks,
  rate,
  readBlock,
  readContent,
  readEvent,
  readFavourites,
  readFidelityCard,
  readFooter,
  readHome,
  readHomeMenu,
  readLocales,
  readMaintenanceFooter,
  readMapMenu,
  readMenu,
  readMenuItem,
  readPoll,
  readPortal,
  readPortalSummary,
  readPublication,
  readRating,
  removeFavourite,
  reverseGeocode,
  readWalk,
  readWalkFilter,
  readWalkStep,
  search,
  searchPickups,
  searchSection,
  sendAnonymousComment,
  sendReading,
  sendUserComment,
  suggest,
  updateFidelityCard,
  vote,
  withdrawRating,
}
