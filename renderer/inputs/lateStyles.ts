import addressControl from './address/AddressControl.module.css'
import addressFailure from './address/AddressFailure.module.css'
import addressParts from './address/AddressParts.module.css'
import addressSearch from './address/AddressSearch.module.css'
import suggestions from './address/Suggestions.module.css'
import fileLine from './file/FileLine.module.css'
import fileZone from './file/FileZone.module.css'
import oneFile from './file/OneFile.module.css'
import refusals from './file/Refusals.module.css'
import replaceButton from './file/ReplaceButton.module.css'
import indexControl from './index-input/IndexControl.module.css'
import multiFileControl from './multi-file/MultiFileControl.module.css'
import cropper from './picture/Cropper.module.css'
import cropZoom from './picture/CropZoom.module.css'
import pictureControl from './picture/PictureControl.module.css'
import preview from './picture/Preview.module.css'
import ratingControl from './rating/RatingControl.module.css'
import copyDay from './schedule/CopyDay.module.css'
import dayHours from './schedule/DayHours.module.css'
import rangeRow from './schedule/RangeRow.module.css'
import scheduleControl from './schedule/ScheduleControl.module.css'
import weekTemplate from './schedule/WeekTemplate.module.css'
import slider from './slider/slider.module.css'

/**
 * Styles of the controls that are fetched when a form has one. They come with any form, because a page drawn by a server
 * has the controls before their scripts; a bundler drops style sheets of which no class is used.
 */
export const lateStyles: readonly object[] = [
  addressControl,
  addressFailure,
  addressParts,
  addressSearch,
  suggestions,
  fileLine,
  fileZone,
  oneFile,
  refusals,
  replaceButton,
  indexControl,
  multiFileControl,
  cropZoom,
  cropper,
  pictureControl,
  preview,
  ratingControl,
  copyDay,
  dayHours,
  rangeRow,
  scheduleControl,
  weekTemplate,
  slider,
]
