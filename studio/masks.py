"""blender -b --factory-startup -P masks.py -- STUDIO OUT PIXELS [product...]: what is goods and what is ground, for every view of a set's products; the same for all colours of one."""
import sys, os, importlib, time
root, out, res, *only = sys.argv[sys.argv.index('--')+1:]; sys.path[:0] = [root+'/lib', root+'/products']
import bpy, studio, geo, numpy as np
names = only or sorted(f[:-3] for f in os.listdir(root+'/products') if f.endswith('.py'))
for p in names:
    try: mod = importlib.import_module(p)
    except Exception as e: print('[skip]', p, e); continue
    for v in getattr(mod, 'VIEWS', {}):
        path = f'{out}/{p}-{v}.mask.png'
        if os.path.exists(path): continue
        t = time.time(); studio.reset(); first = list(mod.VARIANTS)[0]; vv = dict(mod.VARIANTS[first]); ov = vv.pop('studio', {}); mod.build(**vv); studio.ground(None); cfg = {**getattr(mod, 'CFG', {}), **ov}
        view = dict(mod.VIEWS[v]); hook = view.pop('hook', None)
        if hook: hook()
        view.pop('rig', 0); view.pop('rigrot', 0); view.pop('bg', 0); studio.backdrop(); studio.camera(res=(int(res),)*2, **{**dict(az=25, el=14), **view}); studio.settings(8, bounces=1, trans=1, view='Standard', look='None', adaptive=0)
        s = bpy.context.scene; vl = s.view_layers[0]; vl.use_pass_cryptomatte_object = True; vl.pass_cryptomatte_depth = 2; s.use_nodes = True; nt = s.node_tree; nt.nodes.clear()
        rl = nt.nodes.new('CompositorNodeRLayers'); fo = nt.nodes.new('CompositorNodeOutputFile'); cp = nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs[0], cp.inputs[0])
        os.makedirs(studio.WORK, exist_ok=True); fo.base_path = studio.WORK; fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.color_mode = 'RGBA'; fo.file_slots.clear(); fo.file_slots.new('m_'); nt.links.new(rl.outputs['CryptoObject00'], fo.inputs[-1])
        bpy.ops.render.render(); f = f'{studio.WORK}/m_{s.frame_current:04d}.exr'; im = bpy.data.images.load(f); im.colorspace_settings.name = 'Non-Color'; w, h = im.size
        a = np.empty(w*h*4, 'f'); im.pixels.foreach_get(a); bpy.data.images.remove(im); os.remove(f); studio.save_mask(path, [a.reshape(h, w, 4)]); print(f'[mask] {p} {v} {time.time()-t:.1f}s', flush=True)
