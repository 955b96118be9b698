import type { Drawings } from '../frame.ts'

/** A fridge with two doors and their handles, on the left half. */
const fridge =
  '<rect class="b" x="8" y="8" width="26" height="50" rx="4"/><rect class="l" x="6" y="6" width="26" height="50" rx="4"/><path class="l" d="M6 25h26M12 14v5M12 31v9"/>'

/** Icons of the appliance repair category and its services. */
export const applianceRepairIcons: Drawings = {
  'appliance-repair': `${fridge}<path class="l c" d="M36 30h22v26H36zM36 37h22"/><circle class="l d" cx="47" cy="46" r="5"/><path class="l a" d="M53 7l-4 4 3 3 4-4a7 7 0 0 1-8 9l-5 5a2.5 2.5 0 0 1-4-4l5-5a7 7 0 0 1 9-8z"/>`,

  'washing-machine-repair':
    '<rect class="b" x="12" y="8" width="44" height="52" rx="5"/><rect class="l" x="10" y="6" width="44" height="52" rx="5"/><path class="l" d="M10 19h44M17 12.5h10"/><circle class="l a" cx="46" cy="12.5" r="2.5"/><circle class="l c" cx="32" cy="38" r="14"/><path class="l a" d="M20 39c4-4 8-4 12 0s8 4 12 0a12 12 0 0 1-24 0z"/>',
  'washing-machine-drum-cleaning':
    '<circle class="b" cx="34" cy="34" r="25"/><circle class="l" cx="32" cy="32" r="25"/><circle class="l c" cx="32" cy="32" r="18"/><path class="g" d="M16 38c5-4 8-4 13 0s11 3 18-1c-2 7-8 12-15 12s-14-4-16-11z"/><circle class="l a" cx="37" cy="28" r="7"/><circle class="l d" cx="23" cy="31" r="4"/><circle class="l d" cx="31" cy="42" r="3"/>',
  'iron-repair':
    '<path class="b" d="M10 50c0-14 9-22 22-22h14l10 22z"/><path class="l" d="M8 48c0-14 9-22 22-22h14l9 22zM20 26c0-8 4-12 10-12h11l5 16M44 14c4-6 8-7 13-6"/><path class="l c" d="M6 48h50v7H6z"/><circle class="l a" cx="34" cy="37" r="6"/>',
  'television-repair':
    '<rect class="b" x="8" y="12" width="52" height="36" rx="4"/><rect class="l" x="6" y="10" width="52" height="36" rx="4"/><path class="l" d="M32 46v10M19 57h26"/><path class="l a" d="M38 14l-5 5 3 3 5-5a8 8 0 0 1-9 11l-7 7a3 3 0 0 1-5-5l7-7a8 8 0 0 1 11-9z"/>',

  'refrigerator-repair':
    '<rect class="b" x="14" y="8" width="38" height="50" rx="5"/><rect class="l" x="12" y="6" width="38" height="50" rx="5"/><path class="l" d="M12 25h38M19 13v6M19 31v10M18 56v3M44 56v3"/><path class="l a" d="M37 32h6v10a6 6 0 1 1-6 0z"/>',
  'refrigerator-gas-refill': `${fridge}<path class="l a" d="M39 40a9 9 0 0 1 18 0v16H39z"/><path class="l" d="M39 46h18M48 31v-5M43 25h10M43 25c-4 0-3-10-11-9"/>`,
  'air-cooler-repair':
    '<rect class="b" x="8" y="8" width="36" height="46" rx="4"/><rect class="l" x="6" y="6" width="36" height="46" rx="4"/><path class="l c" d="M12 12h24v22H12z"/><path class="l" d="M12 19.5h24M12 26.5h24"/><path class="l a" d="M24 37c3 3 4 5 4 6a4 4 0 0 1-8 0c0-1 1-3 4-6z"/><circle class="l c" cx="13" cy="55" r="3.5"/><circle class="l c" cx="35" cy="55" r="3.5"/><path class="l sg" d="M47 14c4-4 7 4 11 0M47 23c4-4 7 4 11 0M47 32c4-4 7 4 11 0"/>',

  'mixer-grinder-repair':
    '<path class="b" d="M20 12h28l-5 26H24z"/><path class="l" d="M18 10h28l-4 26H22zM45 16h9v14H43M26 29h12"/><path class="l c" d="M24 5h16v5H24z"/><path class="l b" d="M20 36h24l6 22H14z"/><circle class="l a" cx="32" cy="48" r="5"/>',
  'microwave-repair':
    '<rect class="b" x="7" y="15" width="54" height="38" rx="4"/><rect class="l" x="5" y="13" width="54" height="38" rx="4"/><path class="l c" d="M11 19h30v26H11z"/><path class="l sg" d="M19 26c3-3 5 3 8 0s5-2 6 0M19 35c3-3 5 3 8 0s5-2 6 0"/><circle class="l a" cx="50" cy="26" r="4.5"/><path class="l" d="M47 37h6M47 43h6M12 51v5M52 51v5"/>',
  'chimney-service':
    '<path class="b" d="M26 8h16v18h4l14 18H8l14-18h4z"/><path class="l" d="M24 6h16v18h5l13 17H6l13-17h5zM24 24h16"/><path class="l a" d="M6 41h52v7H6z"/><path class="l sg" d="M20 53c2 2-2 4 0 6M32 53c2 2-2 4 0 6M44 53c2 2-2 4 0 6"/>',
  'gas-stove-repair':
    '<path class="b" d="M8 40h52v16H8z"/><path class="l" d="M6 38h52v16H6zM12 54v4M52 54v4M12 38v-5h40v5"/><circle class="l c" cx="20" cy="46" r="3.5"/><circle class="l c" cx="44" cy="46" r="3.5"/><path class="l a" d="M33 6c1 6 9 8 9 16 0 5-4 8-9 8s-10-3-10-8c0-4 2-6 4-8 0 3 2 4 3 4 2-3 1-8 3-12z"/>',

  'ro-purifier-repair':
    '<rect class="b" x="13" y="8" width="42" height="52" rx="5"/><rect class="l" x="11" y="6" width="42" height="52" rx="5"/><path class="l" d="M19 11v11M28 11v11M36 11v11M45 11v11M11 28h42"/><path class="l c" d="M18 33h28v25H18z"/><path class="l" d="M32 33v6"/><path class="l a" d="M25 44h14l-2 14H27z"/>',
  'geyser-repair':
    '<path class="b" d="M16 20a18 14 0 0 1 36 0v18a18 12 0 0 1-36 0z"/><path class="l" d="M14 18a18 14 0 0 1 36 0v18a18 12 0 0 1-36 0zM24 47v11M40 47v11"/><circle class="l c" cx="32" cy="20" r="7.5"/><path class="l" d="M32 20l3-3"/><path class="l a" d="M33 30c1 3 5 4 5 8a6 5 0 0 1-12 0c0-2 1-3 2-4l2 2c1-2 2-3 3-6z"/>',
  'geyser-installation':
    '<rect class="b" x="8" y="14" width="42" height="22" rx="11"/><rect class="l" x="6" y="12" width="42" height="22" rx="11"/><path class="l" d="M16 12V6M38 12V6M9 6h36M14 33v25M34 34v5h14v5"/><circle class="l a" cx="27" cy="23" r="5"/><path class="l c" d="M38 50a10 6 0 0 1 20 0z"/><path class="l sg" d="M41 55v3M48 55v3M55 55v3"/>',
}
