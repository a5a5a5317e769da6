/** What the writer makes, and what frames it. */
export const works = {
  work:
    'poster+ page+ chapter+ draft+ file+ layout+ drawing+ illustration+ logo+ song+ track+ album+ record+ mix mixes ' +
    'film+ video+ scene+ cut+ edit+ script+ text+ essay+ article+ paragraph+ sentence+ line+ title+ headline+ ' +
    'book+ novel+ novella story stories poem+ zine+ comic+ magazine+ catalogue+ brochure+ booklet+ menu+ label+ ' +
    'packaging website+ app+ feature+ build+ plugin+ game+ level+ design+ model+ prototype+ sketch sketches ' +
    'painting+ picture+ image+ photo+ photograph+ print+ proof+ plate+ pot+ bowl+ mug+ vase+ glaze+ piece+ project+ ' +
    'commission+ job+ concept+ deck+ slide+ report+ manuscript+ translation+ font+ typeface+ glyph+ letterform+ ' +
    'grid+ margin+ pixel+ spacing kerning stool+ bench benches cabinet+ joint+ ring+ bracelet+ dress dresses coat+ ' +
    'suit+ jacket+ hem+ seam+ garment+ quilt+ scarf collection+ exhibition+ set+ costume+ score+ arrangement+ ' +
    'chorus verse+ bar+ riff+ melody melodies recording+ podcast+ newsletter+ thesis paper+ proposal+ pitch map+ ' +
    'sign+ mural+ portrait+ sculpture+ carving+ violin+ instrument+ sauce+ recipe+ workshop+ plan+ screen+ icon+ ' +
    'version+ variant+ footnote+ caption+ introduction+ opening ending draft+ figure+ shadow+ corner+ word+ comma+ ' +
    'colour+ color+ frame+ handle+ row+ canvas canvases panel+ shot+ reel+ cue+ tune+ beat+ patch patches release+ ' +
    'code parser engine module+ test+ spec specs presentation+ speech speeches lecture+ column+ review+ table+ ' +
    'chair+ shelf shelves drawer+ lamp+ pattern+ sleeve+ button+ collar+ cover+ spread+ index bookcover work ' +
    'material+ composition+ edition+ invitation+ card+ calendar+ interface+ mockup+ wireframe+ statement portfolio ' +
    'copy bell+ tile+ knife knives basket+ guide+ manual+ letter+ order+ deliverable+ assignment+ room+ house+ building+ garden+ stage+ facade+ bridge+ landscape+ face+ scarves abstract+ loop+ sample+ dish dishes ' +
    'sermon+ summary summaries cake+ bread+ loaf loaves bouquet+ website+ pages site+ product+ service+ template+',
  /** What somebody orders, so that the trade that it is for is none of hers. */
  commissioned:
    'wreath+ website+ site+ logo+ poster+ flyer+ brochure+ menu+ app+ film+ video+ text+ article+ portrait+ song+ sign+ book+ ' +
    'catalogue+ design+ illustration+ report+ newsletter+ card+ invitation+ label+ photo+ album+ leaflet+ programme+ speech',
  /** Structures that others made. */
  given:
    'template+ form+ brief+ manual+ instruction+ recipe+ guide+ guideline+ rule+ checklist+ procedure+ spec ' +
    'stylesheet pattern+ grid+ framework+ planner+ system+ standard+ protocol+ method+ score format+ ' +
    'kit+ preset+ workflow+ blueprint+ style handbook+ plan+ boilerplate rulebook+ schema+',
  structure:
    'template+ form+ planner+ tool+ system+ software framework+ checklist+ workflow+ method+ process processes ' +
    'format+ structure+ app+ program+ spreadsheet+ calendar+ layout grid procedure+ routine+ tracker+ board',
  tool:
    'tool+ app+ tracker+ spreadsheet+ plugin+ plug-in+ list+ folder+ automation+ script+ system+ calendar+ board+ ' +
    'database+ template+ dashboard+ layer+ workaround+ process processes rule+ step+ integration+ notebook+ ' +
    'planner+ trackers meeting+ form+ reminder+ inboxes filter+ tag+ subscription+ program+ platform+ wiki+ repo+',
  housekeeping:
    'editor theme themes folder+ layer+ brush brushes file+ reference+ note+ inbox library libraries manager archive+ desktop desk ' +
    'bookmarks tags filenames palette swatches presets plugins ins scripts dependencies config settings dotfiles ' +
    'tracker+ spreadsheet+ shelf shelves tool+ workbench drawer+ samples template+ setup folders editor wiki notion',
  idea: 'idea+ project+ thing+ thread+ topic+ subject+ technique+ request+ experiment+ plan+ direction+ tangent+',
  detail:
    'kerning spacing margin+ corner+ serif+ comma+ shadow+ edge+ hem line+ colour+ color+ word+ pixel+ sentence+ ' +
    'shade+ curve+ eyebrow+ joint+ stitch stitches detail+ footnote+ bar tone glaze crop bezel crease fold+',
  reason:
    'reason+ argument+ criteria criterion pros evidence data number+ figure+ test+ metric+ principle+ option+ ' +
    'alternative+ trade-off+ tradeoff+ logic measurement+ hypothesis hypotheses advantages facts',
  gut: 'arm+ wrist+ palm palms feet foot shoulders neck jaw skin spine knees toes breath pulse chest gut instinct+ intuition hunch hunches hand+ ear+ eye+ nose finger+ feeling+ belly stomach body fingertips thumb palate tongue',
  picture:
    'picture+ image+ shape+ layout+ sketch sketches colour+ color+ drawing+ photo+ photograph+ diagram+ visuals ' +
    'scene+ composition+ storyboard+ thumbnail+ moodboard+',
  text: 'essay+ story stories paragraph+ sentence+ poem+ chapter+ novel script+ text+ article+ letter+ line+ eulogy scene+ outline+ headline+ title+ lyrics verse+ page+',
  scrap:
    'scrap+ leftover+ offcut+ remnant+ fragment+ waste junk debris parts material+ objects bits stock pieces ' +
    'clippings rubble driftwood footage fabric',
  instrument:
    'organ piano violin cello guitar drum+ loom wheel press lathe kiln easel laptop keyboard camera bench typewriter ' +
    'anvil oven stove lyrics brush brushes pen pencil chisel needle machine computer synth microphone',
  event:
    'call interview viva hearing fitting rehearsal opening premiere delivery meeting shoot presentation handover launch wedding concert gig fair deadline slot ' +
    'march walk vernissage exhibition show festival performance concert recording pickup market regatta',
  rest: 'nothing silence quiet idleness rest pause emptiness drift stillness',
}
