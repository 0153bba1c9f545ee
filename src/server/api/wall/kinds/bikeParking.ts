import type { BikeParkingType, Modal } from '../../../../../schemas'
import { positionOfTown } from '../../../../../schemas/tracks/positions'
import { ApiFailure } from '../../../http/ApiFailure'
import { localized, type Scope } from '../../call/Scope'
import { collectionTexts } from '../../collections/collectionTexts'
import { findRacks, type RackQuery, rackTypes } from '../../collections/findRacks'
import { rackName, rackTile } from '../../collections/rackTile'
import { inputBlock } from '../../fragments/inputBlock'
import { fieldIssue } from '../../submissions/FieldIssue'
import { formatMetres } from '../../texts/formatLength'
import type { StoreWidgetRow, WidgetConfig, WidgetKind } from '../WidgetKind'
import { wallTexts } from '../wallTexts'
import { addressInput, type ConfiguredWidget, followingMap, titleInput, widgetModal } from './nearby/formParts'
import { nearbyTiles } from './nearby/nearbyTiles'
import { placeOf, positionIn } from './nearby/widgetPlace'

const filters = ['repairTools', 'covered', 'chargingPoint'] as const
/** Search radius, in km. */
const radius = 5

/** Shows the bike racks nearest to an address or a position. */
export const bikeParking: WidgetKind = {
  notifies: false,
  async parse(scope, given) {
    const { place, issues: placeIssues } = await placeOf(scope, given)
    const types = typesIn(given)
    const issues = [
      ...placeIssues,
      ...(listIn(given).length > 0
        ? []
        : [fieldIssue('missing-property', '/parkingTypes', 'At least one type is needed.')]),
      ...(listIn(given).length > types.length
        ? [fieldIssue('wrong-value', '/parkingTypes', `The types are ${rackTypes.join(', ')}, each once.`)]
        : []),
    ]
    if (issues.length > 0) throw new ApiFailure(400, 'invalid-request', 'The settings are not as described.', issues)
    const flags = filters.map((filter) => [`metadata_bike_parking_${filter}`, hasFilter(given, filter)])
    return { ...place, metadata_bike_parking_types: types.join(','), ...Object.fromEntries(flags) }
  },
  async modal(scope, store, widget) {
    const form = await bikeModal(scope, store, widget)
    if (widget) return form
    const texts = wallTexts(scope.locale)
    return {
      title: localized(store.texts, scope).title,
      components: [{ type: 'description', data: { text: texts('form.locate') } }],
      buttons: [
        {
          label: texts('form.refuse'),
          kind: 'secondary',
          action: { handler: 'refuse_location_bike_parking', data: { modal: form } },
        },
        {
          label: texts('form.accept'),
          kind: 'primary',
          action: { handler: 'accept_location_bike_parking', data: { modal: form } },
        },
      ],
    }
  },
  tiles: (scope, sources) =>
    nearbyTiles(scope, sources, {
      changeLabel: wallTexts(scope.locale)('form.change'),
      queryOf,
      modal: bikeModal,
      subtitle: async (query) => subtitleOf(scope, (await findRacks(scope, query, 1)).found[0]),
      list: (query, options) => rackTile(scope, query, options),
    }),
  async sample({ portal }) {
    return { ...positionOfTown(portal), metadata_bike_parking_types: rackTypes.join(',') }
  },
}

const listIn = ({ metadata_bike_parking_types: list }: WidgetConfig): string[] =>
  typeof list === 'string' && list !== '' ? list.split(',') : []

const typesIn = (config: WidgetConfig): BikeParkingType[] => rackTypes.filter((type) => listIn(config).includes(type))

const hasFilter = (config: WidgetConfig, filter: (typeof filters)[number]): boolean =>
  config[`metadata_bike_parking_${filter}`] === true

function queryOf(config: WidgetConfig): RackQuery | undefined {
  const position = positionIn(config)
  const enabled = filters.filter((filter) => hasFilter(config, filter))
  return position && { ...position, radius, types: typesIn(config), filters: enabled }
}

type Found = Awaited<ReturnType<typeof findRacks>>['found'][number]

function subtitleOf(scope: Scope, nearest: Found | undefined): string {
  const texts = collectionTexts(scope.locale)
  if (!nearest) return texts('bike.empty', { radius })
  const { rack, distance } = nearest
  const places = texts('bike.places', { count: rack.places })
  return [rackName(scope, rack), formatMetres(distance * 1000, scope.locale), places].join(' · ')
}

async function bikeModal(scope: Scope, store: StoreWidgetRow, widget?: ConfiguredWidget): Promise<Modal> {
  const texts = wallTexts(scope.locale)
  const names = collectionTexts(scope.locale)
  const config = widget?.config
  return await widgetModal(scope, store, 'bike_parking', widget, [
    addressInput(scope, config),
    followingMap(scope, config),
    inputBlock({
      name: 'parkingTypes',
      label: texts('form.parkingTypes'),
      inputType: 'checkbox',
      required: true,
      options: rackTypes.map((type) => ({ value: type, title: names(`bike.type.${type}`) })),
      value: config ? typesIn(config) : [...rackTypes],
    }),
    inputBlock({
      name: 'filters',
      label: texts('form.filters'),
      inputType: 'checkbox',
      options: filters.map((filter) => ({ value: filter, title: names(`bike.filter.${filter}`) })),
      value: config ? filters.filter((filter) => hasFilter(config, filter)) : [],
    }),
    titleInput(scope, widget?.title),
  ])
}
