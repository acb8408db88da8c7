package dryrun.compiler;

import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.teavm.model.AccessLevel;
import org.teavm.model.AnnotationContainerReader;
import org.teavm.model.ClassReader;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldReader;
import org.teavm.model.GenericTypeParameter;
import org.teavm.model.GenericValueType;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodReader;

/** A class of the library with only those of its methods that a program can reach. */
final class FilteredClass implements ClassReader {
    private final ClassReader whole;
    private final Map<MethodDescriptor, MethodReader> methods = new LinkedHashMap<>();

    FilteredClass(ClassReader whole, Set<MethodDescriptor> kept) {
        this.whole = whole;
        for (MethodReader method : whole.getMethods()) {
            if (kept.contains(method.getDescriptor())) {
                methods.put(method.getDescriptor(), method);
            }
        }
    }

    @Override
    public MethodReader getMethod(MethodDescriptor method) {
        return methods.get(method);
    }

    @Override
    public Collection<? extends MethodReader> getMethods() {
        return methods.values();
    }

    @Override
    public GenericTypeParameter[] getGenericParameters() {
        return whole.getGenericParameters();
    }

    @Override
    public String getParent() {
        return whole.getParent();
    }

    @Override
    public Set<String> getInterfaces() {
        return whole.getInterfaces();
    }

    @Override
    public GenericValueType.Object getGenericParent() {
        return whole.getGenericParent();
    }

    @Override
    public Set<GenericValueType.Object> getGenericInterfaces() {
        return whole.getGenericInterfaces();
    }

    @Override
    public FieldReader getField(String name) {
        return whole.getField(name);
    }

    @Override
    public Collection<? extends FieldReader> getFields() {
        return whole.getFields();
    }

    @Override
    public String getOwnerName() {
        return whole.getOwnerName();
    }

    @Override
    public String getSimpleName() {
        return whole.getSimpleName();
    }

    @Override
    public String getDeclaringClassName() {
        return whole.getDeclaringClassName();
    }

    @Override
    public List<? extends String> getInnerClasses() {
        return whole.getInnerClasses();
    }

    @Override
    public AccessLevel getLevel() {
        return whole.getLevel();
    }

    @Override
    public EnumSet<ElementModifier> readModifiers() {
        return whole.readModifiers();
    }

    @Override
    public boolean hasModifier(ElementModifier modifier) {
        return whole.hasModifier(modifier);
    }

    @Override
    public String getName() {
        return whole.getName();
    }

    @Override
    public AnnotationContainerReader getAnnotations() {
        return whole.getAnnotations();
    }
}
