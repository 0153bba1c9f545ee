import type { Block, ParkingPlate, ParkingZone } from '../../../../../schemas/engine'
import { plateCountries } from '../../../../../schemas/inputs/licencePlate'
import type { ShellText } from '../../../texts/loadTexts'
import { typedPlate, untilStopped } from '../ParkingAddress'
import { durationOf } from '../parts/ZoneFacts'

type Input = Block<'dynamic-input'>

/** Durations that are offered, in minutes. */
const durations = [15, 30, 60, 90, 120, 180, 240, 480]

const input = (data: Input['data']): Input => ({ type: 'dynamic-input', data })

/** The fields of a plate that is typed. */
export const plateInputs = (name: string, required: boolean, text: ShellText): Input[] => [
  input({
    name,
    label: text('parking.plateTyped'),
    inputType: 'text',
    required,
    placeholder: '1-ABC-234',
  }),
  input({
    name: 'country',
    label: text('parking.country'),
    inputType: 'select',
    required: true,
    options: plateCountries.map((sign) => ({ value: sign, title: text(`parking.country.${sign}`) })),
  }),
]

type Known = { zone: ParkingZone | null | undefined; plates: readonly ParkingPlate[] }

/** The fields of the start: the code of the zone, unless it is chosen, the plate and the duration. */
export function startInputs({ zone, plates }: Known, text: ShellText): Input[] {
  const max = zone?.tariff.maxMinutes ?? Number.POSITIVE_INFINITY
  const allowed = durations.filter((minutes) => minutes <= max)
  const chosen = plates.map(({ plate, shown, country, name }) => ({
    value: `${country} ${plate}`,
    title: name ? `${shown} – ${name}` : shown,
  }))
  const code = input({
    name: 'zone',
    label: text('parking.zoneCode'),
    inputType: 'text',
    required: true,
  })
  const plate = input({
    name: 'plate',
    label: text('parking.plateChosen'),
    inputType: 'radio',
    required: true,
    options: [...chosen, { value: typedPlate, title: text('parking.otherPlate') }],
  })
  const minutes = input({
    name: 'minutes',
    label: text('parking.howLong'),
    inputType: 'radio',
    required: true,
    options: [
      ...allowed.map((each) => ({ value: String(each), title: text('parking.duration', durationOf(each)) })),
      { value: untilStopped, title: text('parking.untilStopped') },
    ],
  })
  return [
    ...(zone ? [] : [code]),
    ...(chosen.length > 0 ? [plate] : []),
    ...plateInputs('other', chosen.length === 0, text),
    minutes,
  ]
}
