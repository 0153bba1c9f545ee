import type { BloodType, Modal } from '../../../../../schemas'
import { positionOfTown } from '../../../../../schemas/tracks/positions'
import { ApiFailure } from '../../../http/ApiFailure'
import type { Scope } from '../../call/Scope'
import { collectionTexts } from '../../collections/collectionTexts'
import { collectionTile } from '../../collections/collectionTile'
import { type CollectionQuery, findCollections } from '../../collections/findCollections'
import { inputBlock } from '../../fragments/inputBlock'
import { fieldIssue } from '../../submissions/FieldIssue'
import { formatMoment } from '../../texts/formatDate'
import { formatMetres } from '../../texts/formatLength'
import type { StoreWidgetRow, WidgetConfig, WidgetKind } from '../WidgetKind'
import { wallTexts } from '../wallTexts'
import { addressInput, type ConfiguredWidget, followingMap, titleInput, widgetModal } from './nearby/formParts'
import { nearbyTiles } from './nearby/nearbyTiles'
import { placeOf, positionIn } from './nearby/widgetPlace'

const bloodTypes: readonly BloodType[] = ['blood', 'plasma', 'plaquette']
const notifications = ['notify_day_before', 'notify_2weeks', 'notify_1month'] as const
/** In km. */
const defaultRadius = 50
const maxRadius = 100

/** Shows the next blood collections around an address. */
export const bloodCollect: WidgetKind = {
  notifies: true,
  async parse(scope, given) {
    const { place, issues: placeIssues } = await placeOf(scope, given)
    const { radius } = given
    const isRadius = typeof radius === 'number' && Number.isInteger(radius) && radius >= 1 && radius <= maxRadius
    const types = typesIn(given)
    const issues = [
      ...placeIssues,
      ...(radius === undefined ? [fieldIssue('missing-property', '/radius', 'A radius is needed.')] : []),
      ...(radius === undefined || isRadius
        ? []
        : [fieldIssue('out-of-range', '/radius', `The radius is a whole number of km from 1 to ${maxRadius}.`)]),
      ...(types.length > 0 ? [] : [fieldIssue('missing-property', '/types', 'At least one type is needed.')]),
    ]
    if (issues.length > 0) throw new ApiFailure(400, 'invalid-request', 'The settings are not as described.', issues)
    const flags = bloodTypes.map((type) => [`metadata_blood_collect_${type}`, types.includes(type)])
    const reminders = notifications.map((name) => [name, given[name] === true])
    return { ...place, radius, ...Object.fromEntries([...flags, ...reminders]) }
  },
  modal: bloodModal,
  tiles: (scope, sources) =>
    nearbyTiles(scope, sources, {
      changeLabel: wallTexts(scope.locale)('form.widen'),
      queryOf,
      modal: bloodModal,
      subtitle: async (query) => subtitleOf(scope, query, (await findCollections(scope, query, 1)).found[0]),
      list: (query, options) => collectionTile(scope, query, options),
    }),
  async sample({ portal }) {
    return { ...positionOfTown(portal), radius: defaultRadius, metadata_blood_collect_blood: true }
  },
}

const typesIn = (config: WidgetConfig): BloodType[] =>
  bloodTypes.filter((type) => config[`metadata_blood_collect_${type}`] === true)

function queryOf(config: WidgetConfig): CollectionQuery | undefined {
  const position = positionIn(config)
  const radius = typeof config.radius === 'number' ? config.radius : defaultRadius
  return position && { ...position, radius, types: typesIn(config) }
}

type Found = Awaited<ReturnType<typeof findCollections>>['found'][number]

function subtitleOf(scope: Scope, { radius }: CollectionQuery, next: Found | undefined): string {
  if (!next) return collectionTexts(scope.locale)('blood.empty', { radius })
  const { collection, distance, start } = next
  // Tiles truncate long subtitles, so the date comes first.
  return [formatMoment(start, scope), formatMetres(distance * 1000, scope.locale), collection.place].join(' · ')
}

async function bloodModal(scope: Scope, store: StoreWidgetRow, widget?: ConfiguredWidget): Promise<Modal> {
  const texts = wallTexts(scope.locale)
  const names = collectionTexts(scope.locale)
  const config = widget?.config
  const radius = typeof config?.radius === 'number' ? config.radius : defaultRadius
  return await widgetModal(scope, store, 'blood_collect', widget, [
    addressInput(scope, config),
    inputBlock({
      name: 'radius',
      label: texts('form.radius'),
      inputType: 'slider',
      required: true,
      min: 1,
      max: maxRadius,
      step: 1,
      unit: 'km',
      value: radius,
    }),
    followingMap(scope, config, radius),
    inputBlock({
      name: 'types',
      label: texts('form.types'),
      inputType: 'checkbox',
      required: true,
      options: bloodTypes.map((type) => ({ value: type, title: names(`blood.type.${type}`) })),
      value: config ? typesIn(config) : ['blood'],
    }),
    inputBlock({
      name: 'notify',
      label: texts('form.notify'),
      inputType: 'checkbox',
      options: notifications.map((name) => ({ value: name, title: texts(`form.notification.${name}`) })),
      value: config ? notifications.filter((name) => config[name] === true) : [...notifications],
    }),
    titleInput(scope, widget?.title),
  ])
}
