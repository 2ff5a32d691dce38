"""Studio: numpy-painted HDRI softbox rig, seamless cyc, bbox camera framing, Cycles settings, half-buffer render + denoise."""
import bpy, math, os, time, ctypes, numpy as np
from mathutils import Vector
HERE = os.path.dirname(os.path.abspath(__file__)); WORK = os.path.join(os.environ.get('IMG_WORK') or os.path.join(os.path.dirname(HERE), 'work'), f'p{os.getpid()}')   # per-process: parallel runs never share temp EXRs
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene; s.render.engine = 'CYCLES'; s.cycles.device = 'CPU'; return s

# ---- HDRI ----
def _hdri(boxes, base, top, bot, W=1024):
    H = W//2; el = (np.arange(H)+.5)/H*math.pi-math.pi/2; az = (np.arange(W)+.5)/W*2*math.pi-math.pi
    E, A = np.meshgrid(el, az, indexing='ij')
    d = np.stack([np.cos(E)*np.sin(A), -np.cos(E)*np.cos(A), np.sin(E)], -1)   # az 0 = towards camera (-Y), + = right (+X)
    t = np.clip(np.sin(E), -1, 1); img = np.where(t > 0, base+(top-base)*t**1.0, base+(bot-base)*np.clip(-t*3, 0, 1))[..., None]*np.ones(3)
    def st(x, e): x = np.clip(x/e, 0, 1); return x*x*(3-2*x)
    for az0, el0, w, h, I, soft, *rest in boxes:
        tint = np.array(rest[0] if rest else (1, 1, 1)); grad = rest[1] if len(rest) > 1 else 0
        a, e = math.radians(az0), math.radians(el0)
        f = np.array([math.cos(e)*math.sin(a), -math.cos(e)*math.cos(a), math.sin(e)])
        r = np.cross(f, [0, 0, 1]) if abs(el0) < 89 else np.array([1., 0, 0]); r /= np.linalg.norm(r); u = np.cross(r, f)
        k = d@f; x = np.where(k > .05, (d@r)/np.maximum(k, .05), 9); y = np.where(k > .05, (d@u)/np.maximum(k, .05), 9)
        X, Y = math.tan(math.radians(w/2)), math.tan(math.radians(h/2)); s = math.tan(math.radians(soft))
        m = st(X-np.abs(x)+s/2, s)*st(Y-np.abs(y)+s/2, s)*(1+grad*np.clip(y/Y, -1, 1))
        img = img*(1-np.clip(m, 0, 1)[..., None])+(m*I)[..., None]*tint if I < 0.3 else img+(m*I)[..., None]*tint
    return img
RIGS = {  # (az, el, width deg, height deg, intensity, softness deg, tint, vertical gradient)
 'soft':  dict(base=.10, top=.18, bot=.2, boxes=[(-70, 52, 34, 34, 11, 6, (1, .985, .965), .2), (-40, 22, 40, 56, 1.5, 10), (72, 26, 30, 66, 1.8, 8, (.96, .98, 1), .2), (165, 42, 70, 26, 3.0, 10), (0, 88, 50, 40, 1.4, 16)]),
 'glossy': dict(base=.05, top=.10, bot=.12, boxes=[(-62, 42, 34, 56, 7.0, 5, (1, .985, .97), .3), (62, 26, 16, 74, 4.6, 4, (.97, .985, 1), .2), (168, 40, 80, 22, 3.5, 8), (0, 88, 54, 34, 1.6, 12), (-15, 12, 30, 16, .35, 10)]),
 'rake':  dict(base=.10, top=.16, bot=.1, boxes=[(-68, 30, 26, 26, 15, 5, (1, .985, .965), .2), (60, 40, 40, 50, 1.0, 10, (.96, .98, 1)), (-160, 40, 60, 30, 1.4, 10)]),
 'jewel': dict(base=.50, top=.55, bot=.34, boxes=[(-22, 10, 13, 120, .02, 7), (38, 10, 16, 120, .02, 8), (100, 10, 20, 120, .03, 8), (160, 0, 30, 60, .03, 8), (-100, 10, 24, 120, .03, 8), (0, 36, 150, 9, .04, 6), (0, -38, 160, 22, .03, 10), (180, -30, 140, 26, .03, 10),
   (-60, 52, 34, 36, 8, 4, (1, .99, .975), .3), (64, 38, 16, 50, 5.5, 3, (.98, .99, 1), .2), (10, 76, 30, 14, 6, 4), (172, 40, 60, 18, 4.0, 5), (-22, 60, 6, 6, 22, 2), (30, 66, 5, 5, 22, 2), (84, 62, 5, 5, 24, 2), (-90, 70, 5, 5, 22, 2), (140, 62, 5, 5, 22, 2)]),
}
def rig(kind='soft', strength=1.0, rot=0):
    R = RIGS[kind]; a = _hdri(R['boxes'], R['base'], R['top'], R['bot'])*strength; H, W, _ = a.shape
    im = bpy.data.images.new('hdri', W, H, float_buffer=True); im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.concatenate([a, np.ones((H, W, 1))], -1).astype('f').ravel()); im.update(); im.pack()
    s = bpy.context.scene; w = s.world or bpy.data.worlds.new('W'); s.world = w; w.use_nodes = True; nt = w.node_tree; nt.nodes.clear()
    tc = nt.nodes.new('ShaderNodeTexCoord'); mp = nt.nodes.new('ShaderNodeMapping'); e = nt.nodes.new('ShaderNodeTexEnvironment'); b = nt.nodes.new('ShaderNodeBackground'); o = nt.nodes.new('ShaderNodeOutputWorld')
    e.image = im; mp.inputs['Rotation'].default_value[2] = math.radians(90+rot)   # equirect centre (u=.5) is +X... rotate so az0 -> -Y
    L = nt.links.new; L(tc.outputs['Generated'], mp.inputs[0]); L(mp.outputs[0], e.inputs[0]); L(e.outputs[0], b.inputs[0]); L(b.outputs[0], o.inputs[0])
    w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 1024; return w

# ---- bbox ----
def points(obs=None):
    dg = bpy.context.evaluated_depsgraph_get(); dg.update(); P = []
    for o in (obs or bpy.context.scene.objects):
        if o.type not in ('MESH', 'CURVE', 'FONT') or o.hide_render or o.get('studio') or o.get('helper'): continue
        ev = o.evaluated_get(dg); me = ev.to_mesh()
        if me and len(me.vertices):
            v = np.empty(len(me.vertices)*3, 'f'); me.vertices.foreach_get('co', v); v = v.reshape(-1, 3)
            if len(v) > 4000: v = np.vstack([v[::max(1, len(v)//3000)]]+[v[[v[:, k].argmin(), v[:, k].argmax()]] for k in range(3)])
            m = np.array(ev.matrix_world); P.append(v@m[:3, :3].T+m[:3, 3])
        ev.to_mesh_clear()
    return np.vstack(P)
def ground(root_objs):
    """drop everything so that min z = 0"""
    z = points()[:, 2].min()
    for o in bpy.context.scene.objects:
        if o.parent is None and not o.get('studio'): o.location.z -= z
    bpy.context.view_layer.update()

def backdrop(color='#F0EEEB', R=None, gloss=None):
    from mats import M
    P = points(); R = R or np.linalg.norm(P.max(0)-P.min(0))/2
    y0, yc, rc, top = -40*R, 7*R, 6*R, 40*R; X = 60*R
    def strip(pts, nm):
        V = [(sx*X, y, z) for y, z in pts for sx in (-1, 1)]; F = [(2*i, 2*i+1, 2*i+3, 2*i+2) for i in range(len(pts)-1)]
        me = bpy.data.meshes.new(nm); me.from_pydata(V, [], F); me.update(); me.polygons.foreach_set('use_smooth', [True]*len(F))
        o = bpy.data.objects.new(nm, me); bpy.context.scene.collection.objects.link(o); o['studio'] = 1; return o
    m = M('cyc').base(color, .9 if gloss is None else gloss, spec=.0 if gloss is None else .5)
    fl = strip([(y0, 0), (yc, 0)], 'floor'); wl = strip([(yc, 0)]+[(yc+rc*math.sin(a), rc*(1-math.cos(a))) for a in np.linspace(0, math.pi/2, 24)[1:]]+[(yc+rc, top)], 'wall')
    for o in (fl, wl): o.data.materials.append(m.m)
    wl.visible_diffuse = False; wl.visible_glossy = False; wl.visible_shadow = False; return fl, wl

def camera(az=25, el=14, lens=85, margin=.11, res=(900, 900), shift=(0, 0), pts=None, dof=None, target=None):
    """az>0 = camera moves to the right. Distance + aim solved so the product's projected bbox is centred with `margin`."""
    s = bpy.context.scene; s.render.resolution_x, s.render.resolution_y = res; s.render.resolution_percentage = 100
    cam = bpy.data.cameras.new('cam'); co = bpy.data.objects.new('cam', cam); s.collection.objects.link(co); s.camera = co; co['studio'] = 1
    cam.lens = lens; cam.sensor_width = 36; cam.sensor_fit = 'HORIZONTAL'; P = points() if pts is None else pts
    a, e = math.radians(az), math.radians(el); f = -np.array([math.cos(e)*math.sin(a), -math.cos(e)*math.cos(a), math.sin(e)])
    r = np.cross(f, [0, 0, 1]); r /= np.linalg.norm(r); u = np.cross(r, f); c = (P.max(0)+P.min(0))/2 if target is None else np.array(target, float)
    half = 18/lens; asp = res[1]/res[0]; D = np.linalg.norm(np.ptp(P, axis=0))*3
    for _ in range(30):
        q = P-(c-f*D); z = q@f; x, y = (q@r)/z, (q@u)/z
        if target is None: c = c+r*((x.max()+x.min())/2)*D+u*((y.max()+y.min())/2)*D
        ext = max(np.ptp(x)/2, np.ptp(y)/2/asp) if target is None else max(np.abs(x).max(), np.abs(y).max()/asp); D *= 1+.8*(ext/(half*(1-2*margin))-1)
    co.location = Vector(c-f*D); co.rotation_euler = Vector(f).to_track_quat('-Z', 'Y').to_euler()
    cam.clip_start = D*.02; cam.clip_end = D*400; cam.shift_x, cam.shift_y = shift
    if dof: cam.dof.use_dof = True; cam.dof.focus_distance = D+dof[1] if len(dof) > 1 else D; cam.dof.aperture_fstop = dof[0]; 
    return co, D

def settings(spp=128, bounces=4, trans=4, clamp=6, exposure=0., look='Medium High Contrast', view='Filmic', film_transparent=False, adaptive=0.025):
    s = bpy.context.scene; c = s.cycles; c.samples = spp; c.use_denoising = False; c.use_adaptive_sampling = adaptive > 0; c.adaptive_threshold = adaptive or .01; c.adaptive_min_samples = 12
    c.max_bounces = max(bounces, trans); c.diffuse_bounces = 2; c.glossy_bounces = bounces; c.transmission_bounces = trans; c.transparent_max_bounces = 16
    c.sample_clamp_indirect = clamp; c.sample_clamp_direct = 0; c.blur_glossy = .3; c.caustics_reflective = False; c.caustics_refractive = False
    c.pixel_filter_type = 'BLACKMAN_HARRIS'; c.filter_width = 1.4
    s.view_settings.view_transform = view; s.view_settings.look = look; s.view_settings.exposure = exposure; s.view_settings.gamma = 1
    s.render.film_transparent = film_transparent; s.render.use_persistent_data = True; s.render.threads_mode = 'FIXED'; s.render.threads = int(os.environ.get('IMG_THREADS', '2'))

_lib = None
GAIN = .73          # typical auto-exposure gain of the soft/glossy rigs; used where there is no backdrop to meter
def _dn(A, B, feat, fvar, fk, R=9, k=.45):
    global _lib
    if _lib is None: _lib = ctypes.CDLL(os.path.join(HERE, 'libdenoise.so'))
    fp = lambda a: a.ctypes.data_as(ctypes.POINTER(ctypes.c_float)); h, w, _ = A.shape
    c = lambda a: np.ascontiguousarray(a, np.float32)
    A, B = np.sqrt(np.maximum(A, 0)), np.sqrt(np.maximum(B, 0)); M = c((A+B)/2)
    var = (A-B)**2/4
    def bx(v, r):                                # separable box blur by padding + cumsum
        for ax in (0, 1):
            p = [(0, 0)]*3; p[ax] = (r+1, r); q = np.cumsum(np.pad(v, p, mode='edge'), axis=ax); n = v.shape[ax]
            sl = lambda a, b: tuple(slice(a, b) if k == ax else slice(None) for k in range(3)); v = (q[sl(2*r+1, 2*r+1+n)]-q[sl(0, n)])/(2*r+1)
        return v
    var = c(bx(var.astype(np.float64), 2).astype(np.float32).clip(1e-8)); F = c(feat); FV = c(np.minimum(bx(fvar.astype(np.float64), 1), .02)); nf = F.shape[2]; FK = c(np.array(fk, np.float32)); out = np.empty((h, w, 3), np.float32)
    fn = _lib.nlm; cf = ctypes.c_float
    fn(fp(M), fp(var), fp(M), fp(F), fp(FV), ctypes.c_int(nf), fp(FK), fp(out), w, h, R, 1, cf(k), 1)
    g = out.copy(); res = (A-B)**2/4
    out2 = np.empty_like(out); fn(fp(g), fp(c(var*.12)), fp(M), fp(F), fp(FV), ctypes.c_int(nf), fp(FK), fp(out2), w, h, max(5, R-3), 1, cf(k*1.4), 1)   # 2nd pass: clean guide -> recovers detail
    return out2**2

def tonemap(rgb, alpha=None, bg=241, ev=0., shoulder=.62, sat=1.06, gain=None):
    """auto-expose so the backdrop corners hit sRGB `bg`, then soft-shoulder curve (colour-true below it, no Filmic desaturation)"""
    h, w, _ = rgb.shape; lum = rgb@np.array([.2126, .7152, .0722], 'f')
    if gain is None:
        k = int(h*.06); cor = np.concatenate([lum[:k, :k].ravel(), lum[:k, -k:].ravel(), lum[-k:, :k].ravel(), lum[-k:, -k:].ravel()]); t = ((bg/255+.055)/1.055)**2.4
        t = t if t < shoulder else shoulder-(1-shoulder)*math.log(1-(t-shoulder)/(1-shoulder))       # invert the shoulder
        gain = t/np.median(cor)
    x = rgb*gain*2**ev; L = (x@np.array([.2126, .7152, .0722], 'f'))[..., None]; x = np.maximum(L+(x-L)*sat, 0)
    f = lambda v: np.where(v < shoulder, v, shoulder+(1-shoulder)*(1-np.exp(-(np.maximum(v, shoulder)-shoulder)/(1-shoulder))))
    m = x.max(-1, keepdims=True); hp = x*(f(m)/np.maximum(m, 1e-6)); print(f'[tone] gain={gain:.3f}')
    return .55*f(x)+.45*hp, gain
def _hash(name):
    "cryptomatte's name of an object: murmur3 of it as a float"
    from ctypes import c_uint32 as u
    d = name.encode(); h = 0; n = len(d)//4*4; rot = lambda x, r: ((x << r) | (x >> (32-r))) & 0xffffffff
    for i in range(0, n, 4): k = int.from_bytes(d[i:i+4], 'little'); k = rot(k*0xcc9e2d51 & 0xffffffff, 15)*0x1b873593 & 0xffffffff; h = (rot(h ^ k, 13)*5+0xe6546b64) & 0xffffffff
    k = int.from_bytes(d[n:], 'little')
    if len(d) > n: h ^= rot(k*0xcc9e2d51 & 0xffffffff, 15)*0x1b873593 & 0xffffffff
    h ^= len(d); h ^= h >> 16; h = h*0x85ebca6b & 0xffffffff; h ^= h >> 13; h = h*0xc2b2ae35 & 0xffffffff; h ^= h >> 16
    e = h >> 23 & 255
    if e in (0, 255): h ^= 1 << 23
    return np.array([h], np.uint32).view(np.float32)[0]
def save_mask(path, cryptos):
    "how much of each pixel is goods and not floor or wall, as an 8-bit grey picture beside the render"
    ids = [_hash(o.name) for o in bpy.context.scene.objects if o.get('studio')]; h, w, _ = cryptos[0].shape; m = np.zeros((h, w), 'f')
    for c in cryptos:
        for k in (0, 2): m += np.where(np.isin(c[..., k], ids), c[..., k+1], 0)
    m = 1-np.clip(m/len(cryptos), 0, 1); im = bpy.data.images.new('mask', w, h, float_buffer=True); im.colorspace_settings.name = 'Non-Color'
    im.pixels.foreach_set(np.repeat(m[..., None], 4, -1).astype('f').ravel()); im.update(); s = bpy.context.scene; f = s.render.image_settings; f.color_mode = 'BW'; f.color_depth = '8'
    v = s.view_settings.view_transform; s.view_settings.view_transform = 'Raw'; im.save_render(path, scene=s); s.view_settings.view_transform = v; bpy.data.images.remove(im)
def render(path, spp=128, denoise=True, alpha=False, seed=1, strength=1.0, tone=None):
    """two half-spp renders (different seed) -> feature-guided NLM -> view transform -> PNG"""
    s = bpy.context.scene; vl = s.view_layers[0]; os.makedirs(os.path.dirname(path), exist_ok=True); os.makedirs(WORK, exist_ok=True)
    tag = os.path.splitext(os.path.basename(path))[0]; t0 = time.time()
    vl.cycles.denoising_store_passes = True; vl.use_pass_cryptomatte_object = True; vl.pass_cryptomatte_depth = 2; s.use_nodes = True; nt = s.node_tree; nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers'); fo = nt.nodes.new('CompositorNodeOutputFile'); cp = nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs[0], cp.inputs[0])
    fo.base_path = WORK; fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.color_mode = 'RGBA'; fo.file_slots.clear()
    for nm, so in (('c', 'Image'), ('n', 'Denoising Normal'), ('a', 'Denoising Albedo'), ('m', 'CryptoObject00')):
        fo.file_slots.new(f'{tag}_{nm}_'); nt.links.new(rl.outputs[so], fo.inputs[-1])
    def load(nm):
        p = os.path.join(WORK, f'{tag}_{nm}_{s.frame_current:04d}.exr'); im = bpy.data.images.load(p); im.colorspace_settings.name = 'Non-Color'; w, h = im.size
        a = np.empty(w*h*4, 'f'); im.pixels.foreach_get(a); bpy.data.images.remove(im); os.remove(p); return a.reshape(h, w, 4)
    H = []
    for k in range(2 if denoise else 1):
        s.cycles.seed = seed*10+k; s.cycles.samples = max(1, spp//(2 if denoise else 1)); s.cycles.use_adaptive_sampling = s.cycles.use_adaptive_sampling
        bpy.ops.render.render(); H.append((load('c'), load('n'), load('a'), load('m')))
    t1 = time.time(); os.rmdir(WORK) if not os.listdir(WORK) else None
    C = sum(h[0] for h in H)/len(H); rgb = C[..., :3]
    if denoise:
        N = sum(h[1] for h in H)[..., :3]/2; Al = sum(h[2] for h in H)[..., :3]/2
        feat = np.concatenate([N, Al, C[..., 3:4]], -1)
        fvar = (np.concatenate([H[0][1][..., :3], H[0][2][..., :3], H[0][0][..., 3:4]], -1)-np.concatenate([H[1][1][..., :3], H[1][2][..., :3], H[1][0][..., 3:4]], -1))**2/4
        rgb = _dn(H[0][0][..., :3], H[1][0][..., :3], feat, fvar, [30*strength]*3+[90*strength]*3+[40], k=.5*strength**-.5)
    gain = None
    A = C[..., 3:4]
    if alpha:                                     # no backdrop to meter on -> fixed gain; un-premultiply; denoise the shadow-catcher alpha too
        if denoise: A = np.clip(_dn(*[np.repeat(h[0][..., 3:4], 3, -1) for h in H], feat[..., :6], fvar[..., :6], [30]*3+[90]*3, k=.6)[..., :1], 0, 1)
        tone = {**(tone or {}), 'gain': (tone or {}).get('gain') or GAIN}; rgb, gain = tonemap(rgb/np.maximum(A, 1e-3), None, **tone); rgb = rgb*A
    elif tone: rgb, gain = tonemap(rgb, None, **tone)
    h, w, _ = C.shape; im = bpy.data.images.new('res', w, h, alpha=alpha, float_buffer=True); im.colorspace_settings.name = 'Linear'
    im.alpha_mode = 'PREMUL' if alpha else 'NONE'
    im.pixels.foreach_set(np.concatenate([rgb, A if alpha else np.ones_like(C[..., :1])], -1).astype('f').ravel()); im.update()
    f = s.render.image_settings; f.file_format = 'PNG'; f.color_mode = 'RGBA' if alpha else 'RGB'; f.color_depth = '16'; f.compression = 15
    s.render.dither_intensity = 1; im.save_render(path, scene=s); bpy.data.images.remove(im)
    if not alpha: save_mask(path.replace('.png', '.mask.png'), [h[3] for h in H])
    print(f'[render] {path} {w}x{h} spp={spp} render={t1-t0:.1f}s denoise+save={time.time()-t1:.1f}s cpu={sum(os.times()[:2]):.0f}s', flush=True)
    return gain
