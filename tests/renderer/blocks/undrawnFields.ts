const onceInstallable =
  'The block stays empty until the browser offers to install the portal; tests/renderer/blocks/A2hs.test.tsx does.'
const whileShown =
  'The block asks for its content again by it, as time passes: tests/renderer/blocks/DynamicCell.test.tsx.'
const byMap = 'The map draws it on a canvas: tests/renderer/blocks/Map.test.tsx and tests/e2e/map.spec.ts.'
const byWalk = 'The page of the walk and its map read it, which the block opens: src/portal/services/walks/.'
const onSending = 'It decides whether a form may be sent: tests/contract/inputs/rules.test.ts.'

/**
 * The fields of blocks of which no change alters the HTML of a fixture or what a press asks of the host, each with the reason. A test
 * finds those that are drawn after all.
 */
export const undrawnFields: Readonly<Record<string, string>> = {
  'a2hs.title': onceInstallable,
  'a2hs.text': onceInstallable,
  'dynamic-cell.path': whileShown,
  'dynamic-cell.interval': whileShown,
  'dynamic-cell.updatedAt': whileShown,
  'dynamic-input.regexp': onSending,
  'dynamic-input.future': onSending,
  'dynamic-input.options[].id': 'Back ends name an option by it. The portal sends the value.',
  'map-tile.track': byMap,
  'map-tile.radius': byMap,
  'map-tile.addressField': byMap,
  'map-tile.radiusField': byMap,
  'mobility-cell.mode':
    'The portal shows the line alone, whose name tells a train from a bus. Other clients draw a vehicle.',
  'poll-results.pollUid': 'The portal reads the results again by it: src/portal/actions/blockAddress.ts.',
  'walk-summary.steps': byWalk,
  'walk-summary.geoGpx': byWalk,
  'walk-summary.pins': byWalk,
  'walk-summary.gpxFile': byWalk,
  'shared/track.features[].properties.recordedLength': 'The page of a walk tells its length by it: schemas/tracks/.',
}
