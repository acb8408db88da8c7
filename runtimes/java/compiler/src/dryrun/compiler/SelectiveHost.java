package dryrun.compiler;

import java.util.Properties;
import java.util.function.Predicate;
import org.teavm.classlib.impl.PlatformMarkerSupport;
import org.teavm.dependency.BootstrapMethodSubstitutor;
import org.teavm.dependency.DependencyListener;
import org.teavm.dependency.DependencyPlugin;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.MethodReference;
import org.teavm.parsing.resource.ResourceProvider;
import org.teavm.vm.spi.ClassFilter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMHostExtension;

/**
 * Passes on what plugins register, without the transformer that answers questions of the platform: the build has answered them in the
 * library, and to ask it reads every class that any code mentions, which is most of the time that TeaVM takes.
 */
final class SelectiveHost implements TeaVMHost {
    private final TeaVMHost host;

    SelectiveHost(TeaVMHost host) {
        this.host = host;
    }

    @Override
    public void add(ClassHolderTransformer transformer) {
        if (!(transformer instanceof PlatformMarkerSupport)) {
            host.add(transformer);
        }
    }

    @Override
    public void add(DependencyListener listener) {
        host.add(listener);
    }

    @Override
    public void add(MethodReference method, BootstrapMethodSubstitutor substitutor) {
        host.add(method, substitutor);
    }

    @Override
    public void add(MethodReference method, DependencyPlugin plugin) {
        host.add(method, plugin);
    }

    @Override
    public void addVirtualMethods(Predicate<MethodReference> predicate) {
        host.addVirtualMethods(predicate);
    }

    @Override
    public void addClassFilter(ClassFilter filter) {
        host.addClassFilter(filter);
    }

    @Override
    public <T extends TeaVMHostExtension> T getExtension(Class<T> type) {
        return host.getExtension(type);
    }

    @Override
    public <T> void registerService(Class<T> type, T instance) {
        host.registerService(type, instance);
    }

    @Override
    public <T> T getService(Class<T> type) {
        return host.getService(type);
    }

    @Override
    public ClassLoader getClassLoader() {
        return host.getClassLoader();
    }

    @Override
    public ResourceProvider getResourceProvider() {
        return host.getResourceProvider();
    }

    @Override
    public Properties getProperties() {
        return host.getProperties();
    }

    @Override
    public String[] getPlatformTags() {
        return host.getPlatformTags();
    }
}
